import { escapeText } from '../pages/escape-text.ts';

interface StandaloneDocument {
  readonly lang: string;
  readonly title: string;
  /** Elements of the head that load or hold the styles. */
  readonly head: string;
  readonly body: string;
}

/** Returns the HTML file of a document that works by itself. */
export function standaloneDocument({ lang, title, head, body }: StandaloneDocument): string {
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeText(title)}</title><meta name="robots" content="noindex">`,
    `${head}</head><body>${body}</body></html>`,
  ].join('');
}
