import { expect, it } from 'vitest';
import { escapeHtml } from '#function/contract/escape-html.ts';

it('escapes everything that could start a tag, an entity or end a quoted value', () => {
  expect(escapeHtml(`<a href="x" title='y'>&\`</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&#96;&lt;/a&gt;',
  );
});

it('leaves other text as it is', () => {
  expect(escapeHtml('Zoë ⚽ said 2 + 2 = 4')).toBe('Zoë ⚽ said 2 + 2 = 4');
});
