import { animate } from 'framer-motion/dom/mini';

/** Shows what `data-unseen` hides. A module of its own because the motion library comes with it. */
export function fadeIn(element: HTMLElement): void {
  element.removeAttribute('data-unseen');
  animate(
    element,
    { opacity: [0, 1], transform: ['translateY(2rem)', 'none'] },
    { duration: 0.26, ease: 'easeOut' },
  );
}
