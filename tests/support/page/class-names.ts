import type { Page } from '@playwright/test';

/** Lists the page's elements that have classes, in document order, each in the form `h1 a b`. */
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

/** Lists the same of served HTML, read as text because a page's policy lets no script parse it. */
export function servedClasses(html: string): readonly string[] {
  const content = html
    .slice(html.indexOf('<header'), html.lastIndexOf('</footer>'))
    .replaceAll(/<template[^]*?<\/template>/g, '');
  return [...content.matchAll(/<([\w-]+)(?:\s[^<>]*?)?\sclass="([^"]*)"/g)].map(
    // A word to know becomes a button once its script has started.
    ([, name, classes]) => (classes === 'word' ? 'button word' : `${name} ${classes}`),
  );
}
