import type { Head } from '../../content/page/head.ts';
import type { PublicConfig } from '../../shared/public-config.ts';
import { escapeText } from './escape-text.ts';
import { contentSecurityPolicy } from './page-document.ts';
import type { SitePage } from './site-pages.ts';

interface PaperParts {
  readonly page: SitePage;
  readonly head: Head;
  readonly body: string;
  /** Address of the stylesheet that all papers share. */
  readonly stylesheet: string;
  /** Address of the board's script; a paper has an inline one. */
  readonly script: string | undefined;
  readonly isInDevelopment: boolean;
}

/** Shows the button in the place of the words that stand there for browsers without script. */
const printScript =
  "const button=document.querySelector('[data-print]');" +
  'button.hidden=false;button.nextSibling.hidden=true;button.onclick=()=>print()';

/**
 * Returns the HTML file of a paper or a board. A device keeps many of them, so they share a stylesheet, and none has the
 * frame and the run time of a page.
 */
export function paperDocument(
  { page, head, body, stylesheet, script, isInDevelopment }: PaperParts,
  config: PublicConfig,
): string {
  const inline = { scripts: script === undefined ? [printScript] : [], styles: [] };
  const policy = contentSecurityPolicy(config, page.path, inline);
  return [
    `<!doctype html><html lang="${page.lang}"><head><meta charset="utf-8">`,
    isInDevelopment ? '' : `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeText(head.title)}</title>`,
    `<meta name="description" content="${escapeText(head.description)}">`,
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="stylesheet" href="${stylesheet}">`,
    script === undefined
      ? `</head><body>${body}<script>${printScript}</script></body></html>`
      : `<script src="${script}" ${isInDevelopment ? 'type="module"' : 'defer'}></script></head><body>${body}</body></html>`,
  ].join('');
}
