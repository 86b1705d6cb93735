import { createRandom, type Random } from './create-random.ts';

/** The mail function's reaction to a call: normal, or one of the ways to fail. */
const mailModes = ['ok', '500', '429', 'lost', 'cut', 'filter', 'slow'] as const;

export type MailMode = (typeof mailModes)[number];

export type Step =
  /** Submits an address; if watched, the next step waits until the form is empty again. */
  | { readonly kind: 'submit'; readonly page: '/schools' | '/sign-up'; readonly isWatched: boolean }
  | { readonly kind: 'network'; readonly isUp: boolean }
  /** Takes the device offline or online, and tells the page. */
  | { readonly kind: 'device'; readonly isOnline: boolean }
  | { readonly kind: 'mail'; readonly mode: MailMode }
  | { readonly kind: 'close tab' | 'kill browser' | 'flush' }
  | { readonly kind: 'wait'; readonly ms: number };

const leastSteps = 7;
const mostSteps = 12;

/** Creates a schedule from the seed and its number alone. */
export function createSchedule(seed: number, index: number): readonly Step[] {
  const random = createRandom(Math.imul(seed, 1_000_003) + index);
  const steps = Array.from({ length: random.whole(leastSteps, mostSteps) }, () => anyStep(random));
  // Without a submission there is nothing to lose.
  return [...steps, submit(random)];
}

function anyStep(random: Random): Step {
  const kind = random.pick([
    ...(['submit', 'submit', 'submit', 'network', 'network', 'mail', 'mail', 'mail'] as const),
    ...(['device', 'close tab', 'kill browser', 'flush', 'wait', 'wait'] as const),
  ]);
  switch (kind) {
    case 'submit':
      return submit(random);
    case 'network':
      return { kind, isUp: random.next() < 0.5 };
    case 'device':
      return { kind, isOnline: random.next() < 0.5 };
    case 'mail':
      return { kind, mode: random.pick(mailModes) };
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
