import sharp, { type Sharp } from 'sharp';

/** Limit in bytes for one file of a picture; a PNG has none, because devices keep the WebP instead. */
const maxBytes = 150_000;

const qualities = [80, 70, 60, 45, 30];
/** WebP needs a lower quality setting than JPEG for the same result. */
const webpDiscount = 8;

/** Encodes as WebP, which all supported browsers show (decision 32). */
export function asWebp(picture: Sharp): Promise<Buffer> {
  return encodeWithinLimit((quality) =>
    picture
      .clone()
      .webp({ quality: quality - webpDiscount })
      .toBuffer(),
  );
}

export function asJpeg(picture: Sharp): Promise<Buffer> {
  const opaque = picture.clone().flatten({ background: '#fff' });
  return encodeWithinLimit((quality) => opaque.clone().jpeg({ quality, mozjpeg: true }).toBuffer());
}

export function asPng(picture: Sharp): Promise<Buffer> {
  return picture.clone().png({ palette: true, effort: 4 }).toBuffer();
}

async function encodeWithinLimit(encode: (quality: number) => Promise<Buffer>): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await encode(quality);
    if (bytes.length <= maxBytes) break;
  }
  return bytes;
}

/** Applies the EXIF orientation and resizes. sharp converts to sRGB and drops all metadata. */
export function resized(bytes: Uint8Array, width: number): Sharp {
  return sharp(bytes).autoOrient().resize({ width });
}
