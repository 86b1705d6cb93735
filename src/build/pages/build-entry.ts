/** What the build runs of pages and content, which Vite's config must not import (content-source.ts). */
export { stateDay } from '../take/state-day.ts';
export { takeFiles } from '../take/take-files.ts';
export { formErrors } from './form-errors.ts';
export { collectRules, renderPage } from './render-page.tsx';
