import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildCache } from '#build/build-cache.ts';
import { preparePicture } from '#build/pictures/prepare-picture.ts';
import { temporaryFolder } from '../../../support/servers/temporary-folder.ts';

const folder = temporaryFolder();

const prepare = (bytes: Uint8Array) => preparePicture(bytes, 'a', buildCache(folder, 'pictures'));

/** Creates blurred noise, which compresses like a photograph. */
function photo(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width, height, channels: 3, background: '#888', noise } as const;
  return sharp({ create }).blur(4).linear(3, -250);
}

const personal = { IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '51/1 28/1 0/1' } };
const jpeg = (width: number, height: number) => photo(width, height).jpeg().toBuffer();
const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64">${inside}</svg>`);

const drawing = () => sharp(svg('<path fill="red" d="M0 0h9v9"/>')).resize(1000);

describe('a photograph', () => {
  it('is encoded in two widths, as WebP and in its own format', async () => {
    const { picture, files, warnings } = await prepare(await jpeg(1500, 1000));
    expect(picture).toEqual({
      src: '/art/a.jpg',
      width: 960,
      height: 640,
      srcSet: '/art/a-480.jpg 480w, /art/a.jpg 960w',
      sources: [{ type: 'image/webp', srcSet: '/art/a-480.webp 480w, /art/a-960.webp 960w' }],
    });
    expect(warnings).toEqual([]);
    const made = await Promise.all(
      [...files].map(async ([address, file]) => {
        const { format, width, height } = await sharp(file).metadata();
        return `${address} ${format} ${width} ${height}`;
      }),
    );
    expect(made.toSorted()).toEqual([
      '/art/a-480.jpg jpeg 480 320',
      '/art/a-480.webp webp 480 320',
      '/art/a-960.webp webp 960 640',
      '/art/a.jpg jpeg 960 640',
    ]);
    for (const file of files.values()) expect(statSync(file).size).toBeLessThanOrEqual(150_000);
  });

  it('is rotated as its metadata says, and loses its metadata', async () => {
    const bytes = await photo(1500, 1000)
      .jpeg()
      .withExif(personal)
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject({
      orientation: 6,
      exif: expect.anything(),
    });
    const { picture, files } = await prepare(bytes);
    expect(picture).toMatchObject({ width: 960, height: 1440 });
    for (const file of files.values()) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(file).metadata();
      expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
    }
  });

  it.each([
    ['CMYK', () => photo(1000, 700).toColourspace('cmyk').jpeg()],
    ['16 bits', () => photo(1000, 700).toColourspace('rgb16').png()],
  ])('in %s becomes sRGB', async (_name, make) => {
    const { files } = await prepare(await make().toBuffer());
    for (const file of files.values())
      expect((await sharp(file).metadata()).space).toMatch(/^(srgb|b-w)$/);
  });

  it('is never made larger than it is', async () => {
    const { picture, warnings } = await prepare(await jpeg(600, 900));
    expect(picture).toMatchObject({
      width: 600,
      height: 900,
      srcSet: '/art/a-480.jpg 480w, /art/a.jpg 600w',
    });
    expect(warnings).toEqual(['is 600 by 900; 960 by 640 or more is sharp everywhere']);
    expect((await prepare(await jpeg(400, 300))).picture.srcSet).toBe('/art/a.jpg 400w');
  });

  it('is reported if pages would show less than half of it', async () => {
    expect((await prepare(await jpeg(1920, 640))).warnings).toEqual([]);
    expect((await prepare(await jpeg(4000, 700))).warnings).toEqual([
      'is 4000 by 700; pages show only its middle, so crop it to about 3 by 2',
    ]);
    expect((await prepare(await jpeg(960, 3000))).warnings).toHaveLength(1);
  });

  it.each([
    ['PNG', () => photo(1000, 700).png(), 'jpg'],
    ['WebP', () => photo(1000, 700).webp(), 'jpg'],
    ['AVIF', () => photo(1000, 700).avif({ effort: 0 }), 'jpg'],
    ['a drawing in PNG', () => drawing().flatten().png(), 'png'],
    ['PNG that can be seen through', () => drawing().png(), 'png'],
  ])('is recognised by its content: %s', async (_name, make, kind) => {
    expect((await prepare(await make().toBuffer())).picture.src).toBe(`/art/a.${kind}`);
  });

  it('is encoded once', async () => {
    const bytes = await jpeg(1000, 700);
    const { files } = await prepare(bytes);
    const times = () => [...files.values()].map((file) => statSync(file).mtimeMs);
    const before = times();
    await prepare(bytes);
    expect(times()).toEqual(before);
    expect(
      readdirSync(join(folder, 'node_modules/.cache/pictures')).some((name) => /\.\d+$/.test(name)),
    ).toBe(false);
  });
});

it('a drawing becomes a picture where it is large or holds a photograph', async () => {
  const large = svg(`<path d="M0 0${'h9v9'.repeat(4000)}"/>`);
  expect((await prepare(large)).picture).toMatchObject({
    src: '/art/a.png',
    width: 960,
    height: 640,
  });
  const inside = (await jpeg(96, 64)).toString('base64');
  const holding = svg(`<image width="96" height="64" href="data:image/jpeg;base64,${inside}"/>`);
  expect((await prepare(holding)).picture.src).toBe('/art/a.jpg');
});

it('a drawing may be in UTF-16, and is reported where pages show only its middle', async () => {
  const tall = '\uFEFF<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 40"/>';
  const { picture, warnings } = await prepare(Buffer.from(tall, 'utf16le'));
  expect(picture.src).toBe('/art/a.svg');
  expect(warnings).toEqual([expect.stringMatching(/^is 960 by 3840; pages show only its middle/)]);
});

const half = async () => (await jpeg(900, 600)).subarray(0, 40_000);
/** Creates a small JPEG whose header claims a size of 20,000 by 20,000. */
const poster = async () => {
  const bytes = await jpeg(900, 600);
  const size = bytes.indexOf(Buffer.from([600 >> 8, 600 & 255, 900 >> 8, 900 & 255]));
  bytes.writeUInt16BE(20_000, size);
  bytes.writeUInt16BE(20_000, size + 2);
  return bytes;
};
it.each([
  ['an empty file', () => Buffer.alloc(0), /^is empty; save the picture again$/],
  ['a web page', () => Buffer.from('<!DOCTYPE html><html>'), /^is a web page, not a picture/],
  ['a HEIC photo', () => Buffer.from('\0\0\0\x18ftypheic'), /^is a HEIC photo.*; save it as JPEG$/],
  ['a burst of HEIC photos', () => Buffer.from('\0\0\0\x18ftypheis'), /^is a HEIC photo/],
  ['a film', () => Buffer.from('\0\0\0\x18ftypisom'), /^is a film; save one picture of it/],
  ['anything', () => Buffer.from('hello'), /^is not a picture; JPEG, PNG, WebP/],
  ['a poster', poster, /^has more than 268 million pixels; save it in a smaller size$/],
  ['half a JPEG', half, /^is damaged or only a part of a picture; save it again \(/],
  ['an icon', () => drawing().resize(32, 32).png().toBuffer(), /^is 32 by 32; take one of 960/],
  ['a script', () => svg('<script/>'), /^contains <script>/],
  [
    'a drawing in another encoding than UTF-8',
    () => Buffer.from(svg('<text>é</text>').toString(), 'latin1'),
    /; save it as UTF-8$/,
  ],
])('a file that is not a picture is refused in one sentence: %s', async (_name, make, sentence) => {
  await expect(prepare(await make())).rejects.toThrow(sentence);
});
