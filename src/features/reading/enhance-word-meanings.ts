/**
 * Turns each vocabulary word of a story into a button, which shows the word's meaning below the
 * paragraph, where screen readers announce it. The list at the story's end has the meanings.
 * Returns a cleanup function.
 */
export function enhanceWordMeanings(text: HTMLElement): () => void {
  for (const word of text.querySelectorAll<HTMLElement>('span.word'))
    word.replaceWith(asButton(word));
  const controller = new AbortController();
  const { signal } = controller;
  const onPress = ({ target }: Event) => {
    const word = wordOf(target);
    if (word) show(text, word.getAttribute('aria-expanded') === 'true' ? undefined : word);
  };
  const onKey = (event: KeyboardEvent) => {
    const isOpen = text.querySelector('button.word[aria-expanded=true]') !== null;
    if (event.key !== 'Escape' || !isOpen || !wordOf(event.target)) return;
    // Keeps the key from closing anything else.
    event.preventDefault();
    show(text);
  };
  text.addEventListener('click', onPress, { signal });
  text.addEventListener('keydown', onKey, { signal });
  return () => controller.abort();
}
function asButton({ className, dataset, textContent }: HTMLElement): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className,
    textContent,
  });
  Object.assign(button.dataset, dataset);
  button.setAttribute('aria-expanded', 'false');
  return button;
}

function wordOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('button.word') : null;
}

/** Shows the meaning of the word `open` and hides any other; without `open`, hides all. */
function show(text: HTMLElement, open?: HTMLElement): void {
  for (const word of text.querySelectorAll('button.word'))
    word.setAttribute('aria-expanded', String(word === open));
  const places = [...text.querySelectorAll('[role=status]')];
  for (const each of places) each.replaceChildren();
  const place = places.find((each) => isBefore(open, each));
  const entry = document.querySelectorAll('[data-words-to-know] dl > div')[
    Number(open?.dataset.word)
  ];
  if (place && entry) place.append(card(entry));
}

function isBefore(element: Element | undefined, other: Element): boolean {
  const { DOCUMENT_POSITION_FOLLOWING } = Node;
  return (
    element !== undefined &&
    (element.compareDocumentPosition(other) & DOCUMENT_POSITION_FOLLOWING) !== 0
  );
}

/** Creates a card from an entry of the list: word, meaning and Spanish word. */
function card({ children }: Element): HTMLElement {
  const paragraph = document.createElement('p');
  ['b', 'span', 'i'].forEach((tag, index) => {
    const part = document.createElement(tag);
    part.textContent = children[index]?.textContent ?? '';
    if (tag === 'i') Object.assign(part, { lang: 'es', dir: 'ltr' });
    paragraph.append(part, ' ');
  });
  return paragraph;
}
