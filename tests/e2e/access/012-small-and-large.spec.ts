import { builtPages } from '../../support/built/built-pages.ts';
import { sidewaysFaults, tapFaults } from '../../support/page/layout-faults.ts';
import { missingAddresses } from '../../support/content/missing-addresses.ts';
import { expect, test } from '../kept-page-test.ts';

const height = 800;
/** One CSS pixel of the rule, WCAG 2.5.5. */
const fingertip = 44;

for (const address of [...builtPages.map(({ path }) => path), missingAddresses[0]]) {
  test(`${address} fits every width, text size and spacing`, async ({
    page,
    open,
    expectedErrors,
  }) => {
    expectedErrors.push(/^404: \//, /Failed to load resource/);
    await open(address);
    await page.evaluate(() => {
      for (const closed of document.querySelectorAll('[data-closed]'))
        for (const name of ['data-closed', 'hidden']) closed.removeAttribute(name);
    });
    const faults: string[] = [];
    const look = async (widths: readonly number[], as: string) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        for (const fault of await sidewaysFaults(page)) faults.push(`${as} ${width} px: ${fault}`);
      }
    };
    await look([320, 390, 820, 1440], 'as it is,');
    faults.push(...(await tapFaults(page, fingertip)));
    await page.setViewportSize({ width: 390, height });
    faults.push(...(await tapFaults(page, fingertip)));
    await page.evaluate(chooseLargest);
    await look([320, 390], 'with the largest choices of a reader,');
    await page.evaluate(spaceText);
    await look([320, 1280], 'text spaced,');
    await page.evaluate(enlargeText);
    await look([390, 640, 1280], 'text at 200 %,');
    expect(faults).toEqual([]);
  });
}

/** The typeface is loaded with the document, for the words of a story only. */
async function chooseLargest() {
  const { dataset } = document.documentElement;
  Object.assign(dataset, { readingSize: '200', readingSpace: 'most', readingLetters: 'weighted' });
  await document.fonts.load('1em letters-weighted');
}

/** WCAG 1.4.12, by a sheet that the page's policy lets a visitor's script add. */
function spaceText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}' +
      'p{margin-bottom:2em!important}',
  );
  document.adoptedStyleSheets = [sheet];
}

function enlargeText() {
  const { dataset } = document.documentElement;
  for (const name of ['readingSize', 'readingSpace', 'readingLetters']) delete dataset[name];
  document.adoptedStyleSheets = [];
  document.documentElement.style.fontSize = '200%';
}
