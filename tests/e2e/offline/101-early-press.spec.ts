import { builtPage } from '../../support/built/built-pages.ts';
import { createDeferred } from '../../support/fakes/deferred.ts';
import { started } from '../../support/page/started.ts';
import { watchChunks } from '../../support/page/watch-chunks.ts';
import { expect, test } from '../breaking-test.ts';

test.use({ hasWorkers: false });

const presses = [
  { path: '/schools', press: 'tab', name: 'ESL Teachers', becomes: ['aria-selected', 'true'] },
  { path: '/method', press: 'button', name: /Graded Readers/, becomes: ['aria-expanded', 'true'] },
  { path: '/stories', press: 'button', name: 'Media', becomes: ['aria-pressed', 'true'] },
] as const;

for (const { path, press, name, becomes } of presses) {
  test(`${path} answers a press that comes before its code`, async ({ page, line }) => {
    const code = createDeferred();
    line.setRule((asked) =>
      asked.endsWith('.js') ? { kind: 'hold', until: code.promise } : undefined,
    );
    await page.goto(path, { waitUntil: 'commit' });
    const control = page.getByRole(press, { name });
    const [attribute, value] = becomes;
    await control.click();
    await expect(control).toHaveAttribute(attribute, value);
    code.resolve();
    await started(page);
    await expect(control).toHaveAttribute(attribute, value);
  });
}

test('a key pressed when a part of the page is there: the run time starts when all is', async ({
  page,
  line,
}) => {
  const { html } = builtPage('/schools');
  const at = html.lastIndexOf('<section');
  const rest = createDeferred();
  line.setRule((asked) =>
    asked === '/schools'
      ? {
          kind: 'answer',
          status: 200,
          type: 'text/html; charset=utf-8',
          body: html.slice(0, at),
          rest: { body: html.slice(at), after: rest.promise },
        }
      : undefined,
  );
  const chunksCame = watchChunks(page);
  await page.goto('/schools', { waitUntil: 'commit' });
  // The browser takes no keys before it has painted.
  const press = async () => {
    await page.keyboard.press('Shift');
    return line.log.some(({ path }) => path.endsWith('.js'));
  };
  await expect.poll(press).toBe(true);
  await chunksCame('main');
  rest.resolve();
  await started(page);
  const tab = page.getByRole('tab', { name: 'SEND Teachers' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});
