import { renderToStaticMarkup } from 'react-dom/server';
import { pageTitle } from '#content/site.ts';
import type { BuiltStory } from '#content/story/story.ts';
import { contentsId, placeOf, StoriesFile } from '#pages/story/stories-file.tsx';
import { globalCss } from '../../theme/global-css.ts';
import { dataAddress, bytesAt, readReferencedFiles, withTypefaces } from './referenced-files.ts';
import type { TakeSources } from './take-files.ts';
import { standaloneDocument } from './standalone-document.ts';
import { standaloneMarkup } from './standalone-markup.ts';

interface StoriesFileParts {
  readonly path: string;
  readonly title: string;
  readonly stories: readonly BuiltStory[];
  /** Paths of the files with the other stories. */
  readonly others: readonly string[];
  /** YYYY-MM-DD; the day whose state the file shows. */
  readonly day: string;
}

/** Policy that lets the file load and run nothing, not even what was added in transit. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'";

/** Returns stories as one HTML file, with pictures and typefaces in it. */
export async function storiesFile(
  { path, title, stories, others, day }: StoriesFileParts,
  { site, siteUrl, styles }: TakeSources,
): Promise<string> {
  const address = siteUrl + path;
  const state = { day, address };
  const urls = others.map((other) => siteUrl + other);
  const rendered = renderToStaticMarkup(
    <StoriesFile title={title} stories={stories} state={state} others={urls} />,
  );
  const files = await readReferencedFiles([rendered, globalCss()], site.readPicture);
  const places = new Map([
    ['/stories', `#${contentsId}`],
    ...stories.map(({ id }) => [`/stories/${id}`, `#${placeOf(id)}`] as const),
  ]);
  const body = standaloneMarkup(rendered, {
    address,
    day,
    link: (to) => places.get(to),
    picture: (of) => dataAddress(files, of),
    drawing: (of) => bytesAt(files, of).toString(),
  });
  const used = styles.stylesOf(body);
  const css = withTypefaces(globalCss(), files) + used.islands + used.frame + used.page;
  return standaloneDocument({
    lang: 'en-GB',
    title: pageTitle(title),
    head: `<meta http-equiv="Content-Security-Policy" content="${policy}"><style>${css}</style>`,
    body,
  });
}
