import { textNodes } from '#platform/page/text-nodes.ts';

/** One screen of the board: a section, with those of its sentences that fit. */
export interface Screen {
  readonly section: HTMLElement;
  readonly sentences: readonly HTMLElement[];
  /** Size of the letters in pixels. */
  readonly size: number;
}

interface Sizes {
  readonly min: number;
  readonly max: number;
}

/** Size below which letters cannot be read on any screen; a section that needs smaller ones scrolls. */
const smallest = 12;

/** Divides a section into screens with as many sentences as fit in letters of `sizes.min`. */
export function fitScreens(section: HTMLElement, sizes: Sizes): readonly Screen[] {
  let sentences = [...section.querySelectorAll<HTMLElement>('p > span[id], p > [data-piece]')];
  section.toggleAttribute('data-shown', true);
  section.toggleAttribute('data-wrap', false);
  const fits = (shown: readonly HTMLElement[], size: number) => {
    showSentences(section, sentences, shown);
    return fitsAt(section, size);
  };
  const screens: Screen[] = [];
  let rest = sentences;
  do {
    let count = rest.length;
    while (count > 1 && !fits(rest.slice(0, count), sizes.min)) count -= 1;
    const [first] = rest;
    if (count === 1 && first && !fits([first], sizes.min)) {
      const second = halve(first);
      if (second) {
        const at = sentences.indexOf(first) + 1;
        sentences = [...sentences.slice(0, at), second, ...sentences.slice(at)];
        rest = [first, second, ...rest.slice(1)];
        continue;
      }
    }
    const shown = rest.slice(0, count);
    const size = largestSize((one) => fits(shown, one), sizes);
    screens.push({ section, sentences: shown, size });
    if (size <= smallest) section.toggleAttribute('data-wrap', true);
    rest = rest.slice(count);
  } while (rest.length > 0);
  section.toggleAttribute('data-shown', false);
  return screens;
}

/** Shows some of the sentences of a section, with its sub-headings above the first, and hides the others. */
export function showSentences(
  section: HTMLElement,
  all: readonly HTMLElement[],
  shown: readonly HTMLElement[],
): void {
  for (const sentence of all) sentence.toggleAttribute('data-off', !shown.includes(sentence));
  for (const heading of section.querySelectorAll('h2'))
    heading.toggleAttribute('data-off', shown[0] !== all[0]);
}

/** Sets the letters of a section to this size, and returns whether its contents fit. */
function fitsAt(section: HTMLElement, size: number): boolean {
  section.style.setProperty('--fit', `${size}px`);
  return !isCut(section);
}

/** Returns whether a section is too small for its contents. */
export function isCut(section: HTMLElement): boolean {
  const { firstElementChild: contents } = section;
  const isTooWide = contents !== null && contents.scrollWidth > contents.clientWidth;
  return section.scrollHeight > section.clientHeight || isTooWide;
}

/** Returns the largest size in pixels below `max` that fits; if not even `min` fits, down to `smallest`. */
export function largestSize(fits: (size: number) => boolean, { min, max }: Sizes): number {
  let [low, high] = fits(min) ? [min, Math.max(min, max)] : [smallest, min];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Cuts a sentence that is too long for a screen near its middle, and inserts its second half after
 * it in the document; a link that is cut works in both halves. Returns the second half;
 * undefined if there is nowhere to cut.
 */
export function halve(sentence: HTMLElement): HTMLElement | undefined {
  const cut = middleCut(visibleText(sentence));
  if (cut === undefined) return undefined;
  const second = document.createElement('span');
  second.dataset['piece'] = '';
  second.append(rangeFrom(sentence, cut).extractContents());
  sentence.after(second);
  return second;
}

/** Returns the text of an element. Words for screen readers become dots, so that no cut falls there. */
function visibleText(element: HTMLElement): string {
  return textNodes(element)
    .map(({ data, parentElement }) =>
      parentElement?.closest('.unseen') ? '.'.repeat(data.length) : data,
    )
    .join('');
}

/** Returns the range from a place in an element's text to its end. */
function rangeFrom(element: HTMLElement, place: number): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  let left = place;
  for (const text of textNodes(element)) {
    if (left <= text.length) {
      range.setStart(text, left);
      break;
    }
    left -= text.length;
  }
  return range;
}

/** Returns the index after the space nearest to the middle; one after punctuation is preferred. */
export function middleCut(text: string): number | undefined {
  const middle = text.trimEnd().length / 2;
  const places = [...text.trimEnd().matchAll(/([,;:–—])?\s+/g)].map((match) => ({
    cut: match.index + match[0].length,
    isPause: match[1] !== undefined,
  }));
  const distance = ({ cut, isPause }: (typeof places)[number]) =>
    Math.abs(cut - middle) * (isPause ? 1 : 2);
  return places.sort((one, other) => distance(one) - distance(other))[0]?.cut;
}
