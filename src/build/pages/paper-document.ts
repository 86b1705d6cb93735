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
  /** The board's script; undefined for a paper, which has its own. Both are inline: a pack holds them once. */
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
  const code = script ?? printScript;
  const policy = contentSecurityPolicy(config, page.path, { scripts: [code], styles: [] });
  return [
    `<!doctype html><html lang="${page.lang}"><head><meta charset="utf-8">`,
    isInDevelopment ? '' : `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeText(head.title)}</title>`,
    `<meta name="description" content="${escapeText(head.description)}">`,
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="stylesheet" href="${stylesheet}">`,
    `</head><body>${body}<script>${code}</script></body></html>`,
  ].join('');
}
