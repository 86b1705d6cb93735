/** Area of a character of running text with its share of the line, in square pixels. */
const characterArea = 250;
const charactersPerPicture = 300;
/** Milliseconds after which everything is rendered although no frame came, as in a hidden tab. */
const longestWaitMs = 200;

/**
 * Leaves what lies below the first screen out of the next frame, so that this screen appears without the
 * layout of the whole document. An engine that cannot do this renders everything at once.
 */
export function renderFirstScreenFirst(main: HTMLElement): void {
  const later = elementsAfter((innerWidth * innerHeight) / characterArea, main);
  for (const { style } of later) {
    style.setProperty('content-visibility', 'hidden');
    style.setProperty('contain-intrinsic-height', '30rem');
  }
  const show = () => {
    clearTimeout(timer);
    for (const element of later) element.removeAttribute('style');
  };
  const timer = setTimeout(show, longestWaitMs);
  // The timeout begins after the frame is painted.
  requestAnimationFrame(() => setTimeout(show));
}

/** Returns the outermost elements that begin after a number of characters. */
function elementsAfter(characters: number, root: Element): readonly HTMLElement[] {
  const later: HTMLElement[] = [];
  let left = characters;
  const visit = (parent: Element) => {
    for (const child of parent.children) {
      const length = lengthOf(child);
      if (left <= 0) {
        if (child instanceof HTMLElement && !child.hasAttribute('style')) later.push(child);
      } else if (length > left && child.childElementCount > 0) visit(child);
      else left -= length;
    }
  };
  visit(root);
  return later;
}

function lengthOf(element: Element): number {
  if (element.localName === 'img') return charactersPerPicture;
  const pictures = element.getElementsByTagName('img').length;
  return (element.textContent ?? '').length + pictures * charactersPerPicture;
}
