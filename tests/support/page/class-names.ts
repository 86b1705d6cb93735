import type { Page } from '@playwright/test';

/** Every element of the page that has classes, in order, as in `h1 a b`. */
export function shownClasses(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'body > :is(header,main,footer), body > :is(header,main,footer) *',
      ),
    ].flatMap((element) =>
      element.hasAttribute('class')
        ? [`${element.localName} ${element.getAttribute('class')}`]
        : [],
    ),
  );
}

/** The same of served HTML, read as text: a page's policy allows no script to parse HTML. */
export function servedClasses(html: string): readonly string[] {
  const content = html
    .slice(html.indexOf('<header'), html.lastIndexOf('</footer>'))
    .replaceAll(/<template[^]*?<\/template>/g, '');
  return [...content.matchAll(/<([\w-]+)(?:\s[^<>]*?)?\sclass="([^"]*)"/g)].map(
    // A word to know is a button once a press would be answered.
    ([, name, classes]) => (classes === 'word' ? 'button word' : `${name} ${classes}`),
  );
}
