/** Exports the parts of pages and content that the build runs, because Vite's config must not import them (content-source.ts). */
export { changeDay, stateDay } from '../take/state-day.ts';
export { takeFiles } from '../take/take-files.ts';
export { formErrors } from './form-errors.ts';
export { collectRules, renderPage } from './render-page.tsx';
