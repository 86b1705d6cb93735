import { readFile } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import type { StoryPicture } from '#content/story/story.ts';
import type { BuildCache } from '../build-cache.ts';
import { BuildError } from '../build-error.ts';
import { asJpeg, asPng, asWebp, resized } from './encode-picture.ts';
import { withPictureErrors } from './picture-type.ts';

export interface PreparedPicture {
  readonly picture: StoryPicture;
  /** Cached files by the paths at which they are published. */
  readonly files: ReadonlyMap<string, string>;
  readonly warnings: readonly string[];
}

export interface Target {
  readonly hash: string;
  readonly stem: string;
  readonly cache: BuildCache;
}

/** Size in pixels at which a page shows the picture of a story. */
export const largest = { width: 960, height: 640 } as const;
/** Width of the smaller version. */
export const smaller = 480;

/** Smallest picture that is accepted, in pixels. */
const smallest = { width: 320, height: 200 } as const;

/** Longest side as a multiple of the other; pages show 3 by 2, and would show less than half of a longer picture. */
const longest = 3;

/** Encodes a raster picture in up to two widths. */
export async function prepareRaster(
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
        return { address, extension, width: each, file: await cache(name, make) };
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
      ...shapeWarnings(width, height),
      ...((metadata.pages ?? 1) > 1 ? ['moves; only its first picture is shown'] : []),
    ],
  };
}

/** Warns about a picture that is so wide or so high that pages cut most of it off. */
export function shapeWarnings(width: number, height: number): readonly string[] {
  return Math.max(width, height) > longest * Math.min(width, height)
    ? [`is ${width} by ${height}; pages show only its middle, so crop it to about 3 by 2`]
    : [];
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
  const file = await cache(`${hash}.type`, async () => {
    const picture = resized(bytes, width);
    const isOpaque = !hasAlpha || (await withPictureErrors(picture.clone().stats())).isOpaque;
    if (!isOpaque) return Buffer.from('png');
    const [png, jpeg] = await withPictureErrors(Promise.all([asPng(picture), asJpeg(picture)]));
    return Buffer.from(png.length <= jpeg.length ? 'png' : 'jpg');
  });
  return (await readFile(file, 'utf8')) === 'png' ? 'png' : 'jpg';
}
