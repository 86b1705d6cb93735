/** What the build asks of the code that draws the pages. */
export { render } from '../../prerender.tsx';
export { looks } from './noted-styles.ts';
// Last: what comes late to a page lies in it, and its rules come after those of the page.
import 'virtual:look-modules';
