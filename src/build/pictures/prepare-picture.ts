import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type BuildCache, contentHash } from '../build-cache.ts';
import { BuildError } from '../build-error.ts';
import { decodeText } from '../decode-text.ts';
import { isSvg, pictureMetadata, withPictureErrors } from './picture-type.ts';
import {
  largest,
  type PreparedPicture,
  prepareRaster,
  shapeWarnings,
  smaller,
  type Target,
} from './prepare-raster.ts';
import { safeSvg } from './safe-svg.ts';

/** Largest SVG in bytes that is published as it is. A larger one is rasterised. */
const maxSvgBytes = 14_000;

/** Part of the cache key. Increase the number when the encoding changes. */
const recipe = JSON.stringify([2, sharp.versions, largest, smaller]);

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

async function prepareSvg(bytes: Uint8Array, target: Target): Promise<PreparedPicture> {
  const { hash, stem, cache } = target;
  const text = decodeText(bytes);
  if (text.includes('\uFFFD')) throw new BuildError('is not valid UTF-8; save it as UTF-8');
  const drawing = safeSvg(text, largest.width);
  if (drawing.status === 'refused') throw new BuildError(drawing.reason);
  const svg = Buffer.from(drawing.svg);
  const { height } = drawing;
  if (svg.length > maxSvgBytes || drawing.hasPicture) {
    const drawn = await readFile(
      await cache(`${hash}-drawn.png`, () => withPictureErrors(sharp(svg).png().toBuffer())),
    );
    return prepareRaster(
      drawn,
      { format: 'svg', width: largest.width, height, hasAlpha: true },
      target,
    );
  }
  await withPictureErrors(sharp(svg).metadata());
  const src = `/art/${stem}.svg`;
  const file = await cache(`${hash}.svg`, () => Promise.resolve(svg));
  return {
    picture: { src, width: largest.width, height, sources: [] },
    files: new Map([[src, file]]),
    warnings: shapeWarnings(largest.width, height),
  };
}
