/**
 * Subsets the typefaces to the characters of the site and writes each with its licence beside it,
 * because subsetting removes the licence fields. Typefaces of every page go to public/assets/fonts;
 * those that a reader of stories may choose go to public/assets/letters, which the worker does not
 * precache. Run by hand (`npm run make:fonts`) when a typeface or the set of characters changes.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const faces = [
  {
    name: 'display',
    from: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque-latin-standard-normal',
    axes: { wght: 800, wdth: 75, opsz: 72 },
  },
  {
    name: 'reading',
    from: '@fontsource-variable/atkinson-hyperlegible-next',
    file: 'atkinson-hyperlegible-next-latin-wght-normal',
    axes: { wght: { min: 400, max: 700 } },
  },
  // For printing in Firefox (theme/letter-paper.ts).
  {
    name: 'bold',
    from: '@fontsource-variable/atkinson-hyperlegible-next',
    file: 'atkinson-hyperlegible-next-latin-wght-normal',
    axes: { wght: 700 },
  },
] as const;

const readerFaces = [
  {
    name: 'lexend',
    from: '@fontsource-variable/lexend',
    file: 'lexend-latin-wght-normal',
    axes: { wght: { min: 400, max: 700 } },
  },
  // OpenDyslexic. Its licence reserves that name for the complete typeface.
  {
    name: 'weighted',
    from: '@fontsource/opendyslexic',
    file: 'opendyslexic-latin-400-normal',
    axes: {},
  },
] as const;

/** OpenType features to keep: kerning, accents, and digits of one width. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];

const fontFiles = await subsetFaces('public/assets/fonts', faces);
const readerFontFiles = await subsetFaces('public/assets/letters', readerFaces);
await writeFile(
  'src/theme/font-files.gen.ts',
  `// Written by src/build/bundle/make-fonts.ts
export const fontFiles = ${list(fontFiles)};

/** Typefaces that a reader may choose; the name of the file is stored as the preference. */
export const readerFontFiles = ${list(readerFontFiles)};
`,
);

type Face = (typeof faces)[number] | (typeof readerFaces)[number];
type FontFile = readonly [name: string, path: string];

async function subsetFaces(target: string, subsets: readonly Face[]): Promise<readonly FontFile[]> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const written: FontFile[] = [];
  for (const { name, from, file, axes } of subsets) {
    const packageDir = dirname(require.resolve(`${from}/package.json`));
    const original = await readFile(join(packageDir, 'files', `${file}.woff2`));
    const subset = await subsetFont(original, characters(), {
      targetFormat: 'woff2',
      variationAxes: { ...axes },
      keepFeatures,
    });
    const hash = createHash('sha256').update(subset).digest('hex').slice(0, 8);
    await writeFile(join(target, `${name}-${hash}.woff2`), subset);
    await copyFile(join(packageDir, 'LICENSE'), join(target, `${name}-${hash}.txt`));
    written.push([name, `${target.slice('public'.length)}/${name}-${hash}.woff2`]);
    console.log(`${name}: ${subset.length} bytes`);
  }
  return written;
}

function list(files: readonly FontFile[]): string {
  return `{\n${files.map(([name, path]) => `  ${name}: '${path}',`).join('\n')}\n} as const`;
}

/** Returns printable ASCII, the letters of Latin-1 and French, and the signs that texts use. */
function characters(): string {
  return `${range(0x20, 0x7e)}\u00a0${range(0xc0, 0xff)}ŒœŸªº¿¡«»°£®©½·–—‘’‚“”„…•™€×−`;
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
}
