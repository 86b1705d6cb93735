import { createGate } from '../support/gate.ts';
import { expect, test } from './breaking-test.ts';

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
