/**
 * Stands above the bar of a new version, and leaves room below the page's end and around what gets the
 * focus, so that nothing stays hidden behind it. Returns its own undo.
 */
export function keepRoom(layer: HTMLElement): () => void {
  const { body, documentElement: page } = document;
  const bars = [...document.querySelectorAll<HTMLElement>('[data-bar]')];
  const look = () => {
    const under = bars
      .filter((bar) => getComputedStyle(bar).position === 'sticky')
      .reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
    layer.style.bottom = `${under}px`;
    body.style.paddingBottom = `${layer.offsetHeight}px`;
    page.style.scrollPaddingBottom = `${layer.offsetHeight + under}px`;
  };
  const observer = new ResizeObserver(look);
  for (const watched of [layer, ...bars]) observer.observe(watched);
  look();
  return () => {
    observer.disconnect();
    body.style.paddingBottom = '';
    page.style.scrollPaddingBottom = '';
  };
}
