import type { OwnerValue } from '#content/owner-value.ts';
import type { Picture } from '#content/pictures.ts';
import { youtubeId } from '#content/youtube-id.ts';

/** A film and all that is said about it. */
export interface Video {
  readonly address: OwnerValue;
  readonly title: string;
  readonly poster: Picture;
  readonly play: string;
  readonly note: string;
  /** Until the press. */
  readonly promise: string;
  readonly pending: string;
  readonly offline: string;
}

const player = 'https://www.youtube-nocookie.com/embed';

/**
 * The film's address on the privacy-friendly host, from any address YouTube gives it. Undefined
 * while the owner has not supplied one; throws on an address nobody can play, which stops the build.
 */
export function embedAddress({ key, state, value }: OwnerValue): string | undefined {
  if (state === 'pending') return undefined;
  const id = youtubeId(value);
  if (id === undefined) throw new Error(`${key}: ${value} is not the address of a YouTube video`);
  return `${player}/${id}?autoplay=1&playsinline=1&rel=0`;
}
