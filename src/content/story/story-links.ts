import type { OwnerValue } from '#content/owner-value.ts';
import { pictures, type Picture } from '#content/pictures.ts';
import { hrefOf } from '#content/story-text/find-links.ts';

export interface StoryLink {
  readonly kind: 'programme' | 'video';
  readonly title: string;
  readonly address: OwnerValue;
  /** A video shows its poster; a programme's cover is drawn from its title. */
  readonly cover?: Picture;
}

/** The two known programmes and the two known videos (decision 19). */
const known = [
  {
    kind: 'programme',
    title: 'Under 13 Youth Cup',
    address: pending('flipbook-youth-cup', 'programme/youth-cup'),
  },
  {
    kind: 'programme',
    title: 'Match day',
    address: pending('flipbook-match-day', 'programme/match-day'),
  },
  {
    kind: 'video',
    title: 'The youth cup',
    address: pending('video-youth-cup', 'video/youth-cup'),
    cover: pictures.videoPoster,
  },
  {
    kind: 'video',
    title: 'In the radio studio',
    address: pending('video-radio', 'video/radio'),
    cover: pictures.videoPoster,
  },
] as const satisfies readonly StoryLink[];

/** Known links by their `href`. */
export const storyLinks = linksByHref(known);

/** Returns links by their addresses as links in a text have them. */
export function linksByHref(links: readonly StoryLink[]): ReadonlyMap<string, StoryLink> {
  return new Map(links.map((link) => [hrefOf(link.address.value) ?? link.address.value, link]));
}

function pending(key: string, path: string): OwnerValue {
  return { key, value: `https://placeholder.invalid/${path}`, state: 'pending' };
}
