/**
 * Cuts the two typefaces to what the site uses and writes them to public/assets/fonts, each with its
 * licence beside it: cutting leaves out the fields that name it.
 * Run by hand (`npm run fonts`) when a typeface or the set of letters changes.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = 'public/assets/fonts';

const cuts = [
  {
    name: 'display',
    family: 'bricolage-grotesque',
    file: 'bricolage-grotesque-latin-standard-normal',
    axes: { wght: 800, wdth: 75, opsz: 72 },
  },
  {
    name: 'reading',
    family: 'atkinson-hyperlegible-next',
    file: 'atkinson-hyperlegible-next-latin-wght-normal',
    axes: { wght: { min: 400, max: 700 } },
  },
] as const;

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
const names: string[] = [];
for (const { name, family, file, axes } of cuts) {
  const home = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
  const whole = await readFile(join(home, 'files', `${file}.woff2`));
  const cut = await subsetFont(whole, letters(), {
    targetFormat: 'woff2',
    variationAxes: { ...axes },
  });
  const hash = createHash('sha256').update(cut).digest('hex').slice(0, 8);
  await writeFile(join(target, `${name}-${hash}.woff2`), cut);
  await copyFile(join(home, 'LICENSE'), join(target, `${name}-${hash}.txt`));
  names.push(`  ${name}: '/assets/fonts/${name}-${hash}.woff2',`);
  console.log(`${name}: ${cut.length} bytes`);
}
await writeFile(
  'src/theme/font-files.gen.ts',
  `// Written by src/build/bundle/make-fonts.ts\nexport const fontFiles = {\n${names.join('\n')}\n} as const;\n`,
);

/** Printable ASCII, Latin-1 and the typographic marks that the texts use. */
function letters(): string {
  const range = (from: number, to: number) =>
    String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
  return range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”…•™€×−';
}
