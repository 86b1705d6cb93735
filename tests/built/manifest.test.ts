import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { precachedFiles } from '../support/built/precached-files.ts';
import { builtPage } from '../support/built/built-pages.ts';

const manifest = JSON.parse(readFileSync('dist/manifest.webmanifest', 'utf8'));
const kept = precachedFiles().map(({ url }) => url);

interface Image {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

async function measured({ src }: Image): Promise<Image> {
  const { width, height, format } = await sharp(`dist${src}`).metadata();
  return { src, sizes: `${width}x${height}`, type: `image/${format}` };
}

it('says what the app is, and keeps its id', () => {
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.description).toMatch(/\w+ \w+ \w+/);
});

it('gives the size and the type of each picture correctly', async () => {
  const shortcuts: readonly { readonly icons: readonly Image[] }[] = manifest.shortcuts;
  const pictures: readonly Image[] = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...shortcuts.flatMap(({ icons }) => icons),
  ];
  expect(await Promise.all(pictures.map(measured))).toMatchObject(
    pictures.map(({ src, sizes, type }) => ({ src, sizes, type })),
  );
});

it('has icons with transparent corners, and a maskable one without', async () => {
  const icons: readonly (Image & { readonly purpose: string })[] = manifest.icons;
  for (const { src, purpose } of icons) {
    const [, , , opacity] = await sharp(`dist${src}`).ensureAlpha().raw().toBuffer();
    expect([src, opacity]).toEqual([src, purpose === 'maskable' ? 255 : 0]);
  }
});

it('has four shortcuts, each to a page that the device keeps, with a drawing of its own', () => {
  const shortcuts: readonly { readonly name: string; readonly url: string }[] = manifest.shortcuts;
  expect(shortcuts.map(({ name }) => name)).toEqual([
    'Stories',
    'Buying guide',
    'Conference sign-up',
    'Saved on this device',
  ]);
  for (const { url } of shortcuts) {
    expect(builtPage(url).title).not.toBe('');
    expect(kept).toContain(url);
  }
  const icons = new Set(
    manifest.shortcuts.map(({ icons: [icon] }: { icons: Image[] }) =>
      readFileSync(`dist${icon?.src}`, 'base64'),
    ),
  );
  expect(icons.size).toBe(4);
});

it('has pictures for narrow and wide screens, of one shape each, which no device keeps', () => {
  const shots: readonly (Image & { readonly form_factor: string; readonly label: string })[] =
    manifest.screenshots;
  for (const form of ['narrow', 'wide']) {
    const own = shots.filter(({ form_factor }) => form_factor === form);
    expect(own.length).toBeGreaterThanOrEqual(2);
    expect(new Set(own.map(({ sizes }) => sizes)).size).toBe(1);
  }
  for (const { src, label } of shots) {
    expect(label).toMatch(/\w{3}/);
    expect(kept).not.toContain(src);
  }
});
