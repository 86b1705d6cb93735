import { createRandom, type Random } from './create-random.ts';

/** What the mail function does with a call: as it should, or one of the ways to fail. */
export const moods = ['well', '500', '429', 'lost', 'cut', 'filter', 'slow'] as const;

export type Mood = (typeof moods)[number];

export type Step =
  /** An address is left; watched, the next step comes when the form has done with it. */
  | { readonly kind: 'submit'; readonly page: '/schools' | '/sign-up'; readonly isWatched: boolean }
  | { readonly kind: 'network'; readonly isUp: boolean }
  /** The device knows that it has no network, and so does the page. */
  | { readonly kind: 'device'; readonly isOnline: boolean }
  | { readonly kind: 'mood'; readonly mood: Mood }
  | { readonly kind: 'close tab' | 'kill browser' | 'nudge' }
  | { readonly kind: 'wait'; readonly ms: number };

const leastSteps = 7;
const mostSteps = 12;

/** One schedule; the seed and its number say everything about it. */
export function createSchedule(seed: number, index: number): readonly Step[] {
  const random = createRandom(Math.imul(seed, 1_000_003) + index);
  const steps = Array.from({ length: random.whole(leastSteps, mostSteps) }, () => anyStep(random));
  // Without a submission there is nothing to lose.
  return [...steps, submit(random)];
}

function anyStep(random: Random): Step {
  const kind = random.pick([
    ...(['submit', 'submit', 'submit', 'network', 'network', 'mood', 'mood', 'mood'] as const),
    ...(['device', 'close tab', 'kill browser', 'nudge', 'wait', 'wait'] as const),
  ]);
  switch (kind) {
    case 'submit':
      return submit(random);
    case 'network':
      return { kind, isUp: random.next() < 0.5 };
    case 'device':
      return { kind, isOnline: random.next() < 0.5 };
    case 'mood':
      return { kind, mood: random.pick(moods) };
    case 'wait':
      return { kind, ms: random.whole(50, 1_500) };
    default:
      return { kind };
  }
}

function submit(random: Random): Step {
  return {
    kind: 'submit',
    page: random.pick(['/schools', '/sign-up']),
    isWatched: random.next() < 0.6,
  };
}
