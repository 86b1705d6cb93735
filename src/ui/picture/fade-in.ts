import { animate } from 'framer-motion/dom/mini';

/** Fades in an element that `data-unseen` hides. A separate module, because it imports the motion library. */
export function fadeIn(element: HTMLElement): void {
  element.removeAttribute('data-unseen');
  animate(
    element,
    { opacity: [0, 1], transform: ['translateY(2rem)', 'none'] },
    { duration: 0.26, ease: 'easeOut' },
  );
}
