const spot = { width: 320, height: 240 } as const;
const wide = { width: 720, height: 480 } as const;
/** Drawn placeholder for a photo; the name is beside it, so `alt` is empty. */
const player = { width: 360, height: 440, alt: '' } as const;

export interface Picture {
  readonly src: `/art/${string}.${'svg' | 'jpg' | 'png' | 'webp'}`;
  readonly width: number;
  readonly height: number;
  /** Description of the picture; empty where it only decorates. */
  readonly alt: string;
}

/** Pictures in public/art, without those of stories and book covers. */
export const pictures = {
  heroWide: {
    src: '/art/hero-page-to-pitch.svg',
    width: 1200,
    height: 820,
    alt: 'A child in a number 7 shirt lies reading. The page of the book unrolls into a football pitch and a ball runs up it.',
  },
  heroTall: {
    src: '/art/hero-tall.svg',
    width: 900,
    height: 960,
    alt: 'A child in a number 7 shirt lies reading. The page of the book unrolls into a football pitch and a ball runs up it.',
  },
  spotPlay: { src: '/art/spot-play.svg', ...spot, alt: '' },
  spotRead: { src: '/art/spot-read.svg', ...spot, alt: '' },
  spotRelate: { src: '/art/spot-relate.svg', ...spot, alt: '' },
  overTheBar: {
    src: '/art/spot-404.svg',
    ...wide,
    alt: 'A ball flies over the crossbar into an empty stand.',
  },
  offline: { src: '/art/spot-offline.svg', ...wide, alt: '' },
  videoPoster: {
    src: '/art/poster-video.svg',
    width: 960,
    height: 540,
    alt: 'Football shirts hang on pegs.',
  },
  badge: { src: '/art/badge.svg', width: 128, height: 128, alt: '' },
  digitalBadge: { src: '/art/badge.svg', width: 128, height: 128, alt: 'The SRM Digital Badge' },
  playerCofounder1: { src: '/art/player-cofounder-1.svg', ...player },
  playerCofounder2: { src: '/art/player-cofounder-2.svg', ...player },
  playerAuthor: { src: '/art/player-author.svg', ...player },
  playerAdvisor: { src: '/art/player-advisor.svg', ...player },
} as const satisfies Record<string, Picture>;
