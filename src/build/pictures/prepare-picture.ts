import { readFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import type { StoryPicture } from '#content/story/story.ts';
import { type BuildCache, contentHash } from '../build-cache.ts';
import { BuildError } from '../build-error.ts';
import { asJpeg, asPng, asWebp, resized } from './encode-picture.ts';
import { isSvg, pictureMetadata, withPictureErrors } from './picture-type.ts';
import { safeSvg } from './safe-svg.ts';

export interface PreparedPicture {
  readonly picture: StoryPicture;
  /** Cached files by the paths at which they are published. */
  readonly files: ReadonlyMap<string, string>;
  readonly warnings: readonly string[];
}

/** Size in pixels at which a page shows the picture of a story. */
const largest = { width: 960, height: 640 } as const;
const smaller = 480;
const smallest = { width: 320, height: 200 } as const;

/** Largest SVG in bytes that is published as it is. A larger one is rasterised. */
const heaviestDrawing = 14_000;

/** Part of the cache key. Increase the number when the encoding changes. */
const recipe = JSON.stringify([1, sharp.versions, largest, smaller]);

/**
 * Prepares an author's picture: applies its orientation, converts it to sRGB, removes all metadata and encodes it
 * in up to two widths, as WebP and as JPEG or PNG. Throws a `BuildError` whose message continues a sentence that
 * begins with the file name.
 *
 * @param stem name of the published files, without folder and ending
 */
export async function preparePicture(
  bytes: Uint8Array,
  stem: string,
  cache: BuildCache,
): Promise<PreparedPicture> {
  const target = { hash: contentHash(recipe, bytes), stem, cache };
  if (isSvg(bytes)) return prepareSvg(bytes, target);
  const metadata = await pictureMetadata(bytes);
  return prepareRaster(bytes, { ...metadata, ...metadata.autoOrient }, target);
}

interface Target {
  readonly hash: string;
  readonly stem: string;
  readonly cache: BuildCache;
}

async function prepareSvg(bytes: Uint8Array, target: Target): Promise<PreparedPicture> {
  const { hash, stem, cache } = target;
  const drawing = safeSvg(new TextDecoder().decode(bytes), largest.width);
  if (drawing.status === 'refused') throw new BuildError(drawing.reason);
  const svg = Buffer.from(drawing.svg);
  const { height } = drawing;
  if (svg.length > heaviestDrawing || drawing.hasPicture) {
    const drawn = await readFile(
      await cache.file(`${hash}-drawn.png`, () => withPictureErrors(sharp(svg).png().toBuffer())),
    );
    return prepareRaster(
      drawn,
      { format: 'svg', width: largest.width, height, hasAlpha: true },
      target,
    );
  }
  await withPictureErrors(sharp(svg).metadata());
  const src = `/art/${stem}.svg`;
  const file = await cache.file(`${hash}.svg`, () => Promise.resolve(svg));
  return {
    picture: { src, width: largest.width, height, sources: [] },
    files: new Map([[src, file]]),
    warnings: [],
  };
}

async function prepareRaster(
  bytes: Uint8Array,
  metadata: Pick<Metadata, 'width' | 'height' | 'hasAlpha' | 'format'> & {
    readonly pages?: number | undefined;
  },
  target: Target,
): Promise<PreparedPicture> {
  const { hash, stem, cache } = target;
  const { width, height } = metadata;
  const size = `is ${width} by ${height}`;
  if (width < smallest.width || height < smallest.height)
    throw new BuildError(`${size}; take one of ${largest.width} by ${largest.height} or more`);
  const widest = Math.min(width, largest.width);
  const widths = widest > smaller ? [smaller, widest] : [widest];
  const type = await fallbackType(bytes, metadata, widest, target);
  const encode = type === 'png' ? asPng : asJpeg;

  const made = await Promise.all(
    widths.flatMap((each) =>
      [
        {
          extension: type,
          encode,
          address: `/art/${stem}${each === widest ? '' : `-${each}`}.${type}`,
        },
        { extension: 'webp', encode: asWebp, address: `/art/${stem}-${each}.webp` },
      ].map(async ({ extension, encode, address }) => {
        const name = `${hash}-${each}.${extension}`;
        const make = () => withPictureErrors(encode(resized(bytes, each)));
        return { address, extension, width: each, file: await cache.file(name, make) };
      }),
    ),
  );
  const srcSet = (extension: string) =>
    made
      .filter((one) => one.extension === extension)
      .map((one) => `${one.address} ${one.width}w`)
      .join(', ');
  const isSmall = width < largest.width || height < largest.height;
  return {
    picture: {
      src: `/art/${stem}.${type}`,
      width: widest,
      height: Math.round((widest * height) / width),
      srcSet: srcSet(type),
      sources: [{ type: 'image/webp', srcSet: srcSet('webp') }],
    },
    files: new Map(made.map(({ address, file }) => [address, file])),
    warnings: [
      ...(isSmall
        ? [`${size}; ${largest.width} by ${largest.height} or more is sharp everywhere`]
        : []),
      ...((metadata.pages ?? 1) > 1 ? ['moves; only its first picture is shown'] : []),
    ],
  };
}

/**
 * Chooses the format beside WebP: JPEG for a JPEG, PNG for transparency, otherwise the smaller of
 * the two.
 */
async function fallbackType(
  bytes: Uint8Array,
  { format, hasAlpha }: Pick<Metadata, 'format' | 'hasAlpha'>,
  width: number,
  { hash, cache }: Target,
): Promise<'jpg' | 'png'> {
  if (format === 'jpeg') return 'jpg';
  const file = await cache.file(`${hash}.type`, async () => {
    const picture = resized(bytes, width);
    const isOpaque = !hasAlpha || (await withPictureErrors(picture.clone().stats())).isOpaque;
    if (!isOpaque) return Buffer.from('png');
    const [png, jpeg] = await withPictureErrors(Promise.all([asPng(picture), asJpeg(picture)]));
    return Buffer.from(png.length <= jpeg.length ? 'png' : 'jpg');
  });
  return (await readFile(file, 'utf8')) === 'png' ? 'png' : 'jpg';
}
