import { builtPage } from '../../support/built/built-pages.ts';
import { createGate } from '../../support/fakes/gate.ts';
import { joined, watchJoining } from '../../support/page/joined.ts';
import { watchChunks } from '../../support/page/watch-chunks.ts';
import { expect, test } from '../breaking-test.ts';

test.use({ hasWorkers: false });

/** A press on a page whose code is still on its way counts, once, when the code is there. */
const presses = [
  { path: '/schools', press: 'tab', name: 'ESL Teachers', becomes: ['aria-selected', 'true'] },
  { path: '/method', press: 'button', name: /Graded Readers/, becomes: ['aria-expanded', 'true'] },
  { path: '/stories', press: 'button', name: 'Media', becomes: ['aria-pressed', 'true'] },
] as const;

for (const { path, press, name, becomes } of presses) {
  test(`${path} keeps a press that comes before its code`, async ({ page, line }) => {
    const code = createGate();
    line.setRule((asked) =>
      asked.endsWith('.js') ? { kind: 'hold', until: code.opened } : undefined,
    );
    await page.goto(path, { waitUntil: 'commit' });
    const control = page.getByRole(press, { name });
    const [attribute, value] = becomes;
    await control.click();
    await expect(control).not.toHaveAttribute(attribute, value);
    code.open();
    await expect(control).toHaveAttribute(attribute, value);
  });
}

test('a key pressed when a part of the page has come: it is joined when all is there', async ({
  context,
  page,
  line,
}) => {
  const { html } = builtPage('/schools');
  const at = html.lastIndexOf('<section');
  const rest = createGate();
  line.setRule((asked) =>
    asked === '/schools'
      ? {
          kind: 'answer',
          status: 200,
          type: 'text/html; charset=utf-8',
          body: html.slice(0, at),
          rest: { body: html.slice(at), after: rest.opened },
        }
      : undefined,
  );
  await watchJoining(context);
  const chunksCame = watchChunks(page);
  await page.goto('/schools', { waitUntil: 'commit' });
  // The browser takes no keys before it has painted.
  const press = async () => {
    await page.keyboard.press('Shift');
    return line.log.some(({ path }) => path.endsWith('.js'));
  };
  await expect.poll(press).toBe(true);
  await chunksCame('site');
  rest.open();
  await joined(page);
  const tab = page.getByRole('tab', { name: 'SEND Teachers' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});
