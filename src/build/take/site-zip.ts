import { posix } from 'node:path';
import { newestKept } from '#shared/story-keeping.ts';
import { siteZipPath } from '#shared/take-paths.ts';
import { globalCss } from '../../theme/global-css.ts';
import { boldOnPaper, letterPaper } from '../../theme/letter-paper.ts';
import { deflatedZip } from '../deflated-zip.ts';
import type { PageData } from '../pages/page-components.tsx';
import { documentLanguage, printGuidePath } from '../pages/page-document.ts';
import { renderPage } from '../pages/render-page.tsx';
import type { SitePage } from '../pages/site-pages.ts';
import { bytesAt, readReferencedFiles, withTypefaces } from './referenced-files.ts';
import type { TakeSources } from './take-files.ts';
import { standaloneDocument } from './standalone-document.ts';
import { standaloneMarkup } from './standalone-markup.ts';

const stylesheet = 'site.css';
const icon = '/favicon.svg';

/** Pages that are left out: they describe one browser's storage or a missing page. */
const excluded: ReadonlySet<string> = new Set(['/offline', '/kept', '/404', '/fallback']);

/** Returns a ZIP of the site that opens from a folder, for memory sticks and for Kolibri. */
export async function siteZip(
  { site, siteUrl, day, styles }: TakeSources,
  pageData: PageData,
): Promise<Uint8Array> {
  const data: PageData = { ...pageData, state: { day, address: siteUrl + siteZipPath } };
  const newest = data.stories.slice(0, newestKept);
  const papers = new Set(newest.map(({ id }) => String(id)));
  const included = site.pages.filter((page) => isIncluded(page, papers));
  const names = new Map(included.map((page) => [page.path, page.file.replace(/^404\//, '')]));
  const bodies = included.map((page) => [page, renderPage(page, data)] as const);
  const fixedCss = globalCss() + boldOnPaper;
  const files = await readReferencedFiles(
    [...bodies.map(([, body]) => body), fixedCss, `src="${icon}"`],
    site.readPicture,
  );
  const pictures = new Set([icon]);
  const documents = bodies.map(([page, rendered]) => {
    const name = names.get(page.path) ?? '';
    const to = (file: string) => posix.relative(posix.dirname(name), file);
    const body = standaloneMarkup(rendered, {
      address: siteUrl + page.path,
      day,
      link(path) {
        const file = names.get(path);
        return file === undefined ? undefined : to(file);
      },
      picture(path) {
        pictures.add(path);
        return to(path.slice(1));
      },
      drawing: (path) => bytesAt(files, path).toString(),
    });
    const head = [
      `<link rel="icon" href="${to(icon.slice(1))}" type="image/svg+xml">`,
      `<link rel="stylesheet" href="${to(stylesheet)}">`,
      page.path === printGuidePath ? `<style>${letterPaper}</style>` : '',
    ].join('');
    const title = site.titleOf(page);
    return { name, body, head, title, lang: documentLanguage(page) };
  });
  const used = styles.stylesOf(`<main>${documents.map(({ body }) => body).join('')}</main>`);
  const css = withTypefaces(fixedCss, files) + used.islands + used.frame + used.page;
  return deflatedZip([
    ...documents.map(({ name, ...parts }) => [name, standaloneDocument(parts)] as const),
    [stylesheet, css],
    ...[...pictures].map((path) => [path.slice(1), bytesAt(files, path)] as const),
  ]);
}

/** Leaves out the papers of older stories, so that each of them adds a single page. */
function isIncluded({ path, kind }: SitePage, withPapers: ReadonlySet<string>): boolean {
  const [, story] = /^\/stories\/(\d+)\//.exec(path) ?? [];
  const hasPapers = story === undefined || withPapers.has(story);
  return kind !== 'story-not-found' && !excluded.has(path) && hasPapers;
}
