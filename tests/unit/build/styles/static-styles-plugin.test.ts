import type { Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { staticStyles } from '#build/styles/static-styles-plugin.ts';

const library = 'styled-components';

/** As the compiler leaves a module with two styled components. */
const code = `import styled, { css } from "${library}";
const look = css\`color: red;\`;
export const Card = styled.div.withConfig({ componentId: "sc-1a2b3c-0" })\`\${look} gap: \${1 + 1}px;\`;
export const Wide = styled(Card).withConfig({ componentId: "sc-1a2b3c-1" })\`\${css\`width: 9px;\`}\`;
`;

function transform(consumer: 'client' | 'server', file = '/project/src/ui/card.tsx') {
  const { plugin, browserIds } = staticStyles();
  const { configResolved, transform: handler } = plugin as Required<Plugin>;
  if (typeof configResolved !== 'function' || typeof handler !== 'function')
    throw new Error('A hook is no function');
  configResolved.call({} as never, { root: '/project' } as never);
  const context = { environment: { config: { consumer } } };
  const result = handler.call(context as never, code, file);
  return { text: (result as { readonly code: string }).code, browserIds };
}

const idsIn = (text: string) => [...text.matchAll(/componentId: "(\w+)"/g)].map(([, id]) => id);

describe('styled components', () => {
  it('keep their ids in the browser, and lose their rules and the library', () => {
    const { text, browserIds } = transform('client');
    expect(text).not.toMatch(/color|gap|width|"styled-components"/);
    expect(text).toContain('from "#theme/static-styled.ts"');
    expect([...browserIds]).toEqual(idsIn(text));
  });

  it('have the same ids and all rules where documents are rendered', () => {
    const { text, browserIds } = transform('server');
    expect(text).toContain('from "#build/styles/server-styled.ts"');
    expect(text).toMatch(/color: red;[^]*gap: \$\{1 \+ 1\}px;[^]*width: 9px;/);
    expect(idsIn(text)).toEqual(idsIn(transform('client').text));
    expect(browserIds.size).toBe(0);
  });

  it('have ids that depend on the file’s place in the project alone', () => {
    expect(idsIn(transform('client').text)).toEqual(
      idsIn(transform('client', '/project/src/ui/card.tsx?v=1').text),
    );
    expect(idsIn(transform('client', '/project/src/ui/other.tsx').text)).not.toEqual(
      idsIn(transform('client').text),
    );
  });
});
