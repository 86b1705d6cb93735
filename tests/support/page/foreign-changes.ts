import type { Page } from '@playwright/test';

/**
 * Changes that other people's software makes to a document. Each runs in the page, on everything
 * that is there at that moment.
 */
const foreignChanges = {
  /** Page translators replace each text by elements with the translation. */
  translate() {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (
        !text.data.trim() ||
        text.parentElement?.closest('script,style,noscript,template,textarea')
      )
        continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `¡${text.data.trim()}!`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  },
  /** Password managers put their own elements beside fields, and mark the fields. */
  markFields() {
    for (const field of document.querySelectorAll('input,textarea')) {
      field.setAttribute('data-manager', '1');
      const icon = document.createElement('div');
      icon.className = 'manager-icon';
      field.after(icon);
      field.closest('form')?.append(icon.cloneNode());
    }
  },
  /** Blockers take elements away. */
  takeAway() {
    for (const element of document.querySelectorAll('main img, main svg, main form > :last-child'))
      if (!element.querySelector('button,input')) element.remove();
  },
  /** Reading tools split texts by an element, and add to the body and the head. */
  annotate() {
    document.documentElement.setAttribute('data-reader', 'on');
    document.body.append(document.createElement('reader-tool'));
    document.body.prepend(document.createElement('reader-tool'));
    document.head.append(document.createElement('meta'));
    for (const element of document.querySelectorAll('main p, main label, main button, main span')) {
      const [text] = element.childNodes;
      if (!(text instanceof Text) || text.data.length < 4) continue;
      const mark = document.createElement('mark');
      text.splitText(2).before(mark);
    }
  },
  /** Detectors turn texts with numbers into links. */
  detect() {
    for (const element of document.querySelectorAll('main td, main b, main output, main p')) {
      const [text] = element.childNodes;
      if (!(text instanceof Text) || !/\d/.test(text.data) || element.closest('a,button')) continue;
      const link = document.createElement('a');
      link.href = 'tel:1';
      text.replaceWith(link);
      link.append(text);
    }
  },
} as const satisfies Readonly<Record<string, () => void>>;

export type ForeignChange = keyof typeof foreignChanges;

export async function changePage(page: Page, change: ForeignChange): Promise<void> {
  await page.evaluate(foreignChanges[change]);
}
