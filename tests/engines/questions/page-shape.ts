/** Lists visible faults of a page: no heading, no styles, no fonts, a horizontal scroll. */
export async function pageFaults(): Promise<readonly string[]> {
  const faults: string[] = [];
  await document.fonts.ready;
  const heading = document.querySelector('main h1');
  if (!heading || heading.getBoundingClientRect().height === 0) faults.push('no heading');
  if (heading && !getComputedStyle(heading).fontFamily.includes('Bricolage'))
    faults.push('no styles');
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  for (const family of ['Bricolage', 'Atkinson Next'])
    if (!loaded.some((face) => face.family.includes(family))) faults.push(`no ${family}`);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`${scrollWidth} px in ${clientWidth} px`);
  return faults;
}

interface MenuShape {
  readonly isOpen: boolean;
  readonly isOverPage: boolean;
  readonly links: number;
  /** Links that a finger in their middle would press. */
  readonly pressable: number;
}

/** Measures the menu in this `details` element of the header. */
export function menuShape(selector: string): MenuShape {
  const menu = document.querySelector(selector);
  const header = document.querySelector('header');
  const links = [...(menu?.querySelectorAll('a') ?? [])];
  const isPressable = (link: HTMLElement) => {
    link.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const isOpen = menu?.hasAttribute('open') === true;
  return {
    isOpen,
    isOverPage:
      header !== null &&
      getComputedStyle(header).position === 'fixed' &&
      header.offsetHeight >= innerHeight,
    links: links.length,
    pressable: isOpen ? links.filter(isPressable).length : 0,
  };
}

/** Returns whether one of these elements is inert. */
export function isCovered(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((part) => part.closest('[inert]') !== null);
}

export function hasFocus(selector: string): boolean {
  return document.activeElement?.closest(selector) !== null;
}

/** Returns for each of these elements whether it is visible. */
export function shown(selector: string): readonly boolean[] {
  return [...document.querySelectorAll(selector)].map(
    // Content that only find-in-page shows has a box, too; checkVisibility came with Chrome 105.
    (node) => node.checkVisibility?.() ?? node.getClientRects().length > 0,
  );
}

/** Returns the height to the end of the footer, without bars below that only some browsers show. */
export function pageHeight(): number {
  return (document.querySelector('body > footer')?.getBoundingClientRect().bottom ?? 0) + scrollY;
}
