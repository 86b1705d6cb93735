import { builtPage } from './built-pages.ts';

/** Returns the names of stored things in the table of /kept. */
export function namesOfKeptTable(): readonly string[] {
  const names = builtPage('/kept').html.matchAll(/<code[^>]*>([^<]+)<\/code>/g);
  return [...names].map(([, name = '']) => name);
}
