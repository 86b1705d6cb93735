import sharp, { type Metadata } from 'sharp';
import { BuildError } from '../build-error.ts';
import { decodeText } from '../decode-text.ts';

/** First bytes of files that are often mistaken for pictures. */
const others: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:\xEF\xBB\xBF)?\s*(?:<!doctype html|<html)/i,
    'is a web page, not a picture; save the picture itself',
  ],
  [
    /^version https:\/\/git-lfs/,
    'is only a note of Git LFS; fetch the picture with "git lfs pull"',
  ],
  [
    /^.{4}ftyp(?!.{4,60}avif)(?:he[iv][a-z]|mif1|msf1)/s,
    'is a HEIC photo, which browsers cannot show; save it as JPEG',
  ],
  [/^%PDF/, 'is a PDF; save its page as JPEG or PNG'],
  [/^8BPS/, 'is a Photoshop file; save it as JPEG or PNG'],
  [/^BM/, 'is a BMP; save it as PNG'],
  [/^.{4}(?:ftyp(?:isom|mp4|M4V|qt)|moov|mdat)/s, 'is a film; save one picture of it as JPEG'],
];

function beginningOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
}

export function isSvg(bytes: Uint8Array): boolean {
  return /^\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i.test(decodeText(bytes.subarray(0, 4096)));
}

/**
 * Detects the type of a picture by its content. Throws a `BuildError` whose message continues a
 * sentence that begins with the file name.
 */
export async function pictureMetadata(bytes: Uint8Array): Promise<Metadata> {
  const text = beginningOf(bytes);
  if (text.trim() === '') throw new BuildError('is empty; save the picture again');
  const other = others.find(([pattern]) => pattern.test(text));
  if (other) throw new BuildError(other[1]);
  return withPictureErrors(sharp(bytes).metadata());
}

/** Replaces an exception of sharp by a `BuildError` with one sentence for the author. */
export async function withPictureErrors<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (error) {
    const [message = ''] = String(error instanceof Error ? error.message : error).split('\n');
    if (/unsupported image format/i.test(message))
      throw new BuildError(
        'is not a picture; JPEG, PNG, WebP, AVIF, GIF, TIFF and SVG are known, so save it as one of them',
      );
    if (/exceeds pixel limit/i.test(message))
      throw new BuildError('has more than 268 million pixels; save it in a smaller size');
    throw new BuildError(
      `is damaged or only a part of a picture; save it again (${message.trim()})`,
    );
  }
}
