import type { BrowserContext, Locator, Page } from '@playwright/test';
import { started } from './started.ts';
import { storedItems } from '../mail/stored-items.ts';

/** Everything that a visitor can press; a robot's trap is out of reach. */
const pressable = ':is(a[href], button, summary, input, select, textarea):not([tabindex="-1"])';
/** For words; a number of copies is on its list once it is one. */
const fields =
  ':is(input:not([type=radio], [type=checkbox], [inputmode=numeric]), textarea):not([tabindex="-1"])';
/** An address, so that forms can be sent. */
const typed = 'half@wo.example';
/** A browser without a network says so at once. */
const settling = 150;
/** How the kind of a link to another page begins; `kindsOf` runs in the page and spells it once more. */
const linkKind = 'link ';

/**
 * Presses each control of a page, each on the page as it was opened, with its fields typed into.
 * Answers with what went wrong: a browser's error page, in any tab or frame, or text that is gone.
 *
 * @param pressed kinds of controls that need no press any more; what is pressed is added
 * @param links the same for links to other pages, of which each page may have the same
 */
export async function pressEveryControl(
  page: Page,
  path: string,
  scope: string,
  pressed = new Set<string>(),
  links = pressed,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const controls = page.locator(scope).locator(pressable);
  let isUntouched = false;
  const open = async () => {
    if (isUntouched) return;
    await page.goto(path);
    await started(page);
    isUntouched = true;
  };
  await open();
  for (const [index, kind] of (await controls.evaluateAll(kindsOf)).entries()) {
    const known = kind.startsWith(linkKind) ? links : pressed;
    if (known.has(kind)) continue;
    await open();
    const control = controls.nth(index);
    if (await openMenus(control)) isUntouched = false;
    if (!(await canBePressed(control))) continue;
    isUntouched = false;
    known.add(kind);
    const before = await fillFields(page);
    const name = await nameOf(control);
    await control.click();
    await page.waitForTimeout(settling);
    for (const fault of [...errorPages(page.context()), ...(await lostTexts(page, path, before))])
      faults.push(`${path}, "${name}": ${fault}`);
    for (const other of page.context().pages()) if (other !== page) await other.close();
  }
  return faults;
}

/** Two of a kind do the same: links to one address, and what each entry of a list has in the same place. */
function kindsOf(controls: readonly Element[]): readonly string[] {
  return controls.map((node) => {
    const entry = node.closest('li, tr');
    const named = ['href', 'target', 'type', 'id', 'name', 'value'].map((of) =>
      node.getAttribute(of),
    );
    // With it the page goes, and its fields; an address elsewhere, or a file, leaves them where they are.
    const leads = node.matches('a[href^="/"]:not([href*="."], [target])') ? ['link'] : [];
    if (node.matches('a')) return [...leads, ...named.slice(0, 2)].join(' ');
    if (node.matches('.word')) return 'word';
    if (!entry || !node.matches('input:not([type=radio])'))
      return [node.nodeName, node.textContent, ...named].join(' ');
    const place = [...entry.querySelectorAll(node.nodeName)].indexOf(node);
    return [entry.parentElement?.className, place, node.getAttribute('type')].join(' ');
  });
}

/** Those in which it stands, the outermost first. Answers whether there were any to open. */
async function openMenus(control: Locator): Promise<boolean> {
  let hasOpened = false;
  for (const menu of await control.locator('xpath=ancestor::details[not(@open)]').all()) {
    const summary = menu.locator('> summary');
    if ((await control.isVisible()) || !(await summary.isVisible())) continue;
    await summary.click();
    hasOpened = true;
  }
  return hasOpened;
}

async function canBePressed(control: Locator): Promise<boolean> {
  return (await control.isVisible()) && (await control.isEnabled());
}

function nameOf(control: Locator): Promise<string> {
  return control.evaluate((node) => (node.textContent || node.getAttribute('name') || '').trim());
}

/** How often the text is now there. */
async function fillFields(page: Page): Promise<number> {
  const all = page.locator('main').locator(fields);
  for (const field of await all.all()) if (await field.isVisible()) await field.fill(typed);
  return countTexts(page);
}

/** In the fields, and among what waits to be sent. */
async function countTexts(page: Page): Promise<number> {
  const inFields = await page
    .locator('main')
    .locator(fields)
    .evaluateAll(
      (nodes, text) => nodes.filter((node) => Reflect.get(node, 'value') === text).length,
      typed,
    );
  const waiting = await storedItems(page);
  return inFields + waiting.filter(({ from }) => from === typed).length;
}

function errorPages(context: BrowserContext): readonly string[] {
  return context
    .pages()
    .flatMap((page) => page.frames())
    .map((frame) => frame.url())
    .filter((url) => url.startsWith('chrome-error:'));
}

/** A page that was left has no fields any more. */
async function lostTexts(page: Page, path: string, before: number): Promise<readonly string[]> {
  if (new URL(page.url()).pathname !== path) return [];
  const lost = before - (await countTexts(page));
  return lost > 0 ? [`${lost} texts are gone`] : [];
}
