import type { OwnerValue } from '#content/owner-value.ts';
import type { Picture } from '#content/picture.ts';

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
