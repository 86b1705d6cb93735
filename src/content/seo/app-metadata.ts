import { homeCopy } from '#pages/home/home-copy.ts';
import type { PagePath } from '#content/page/link.ts';

/** Metadata that operating systems show before and after the app is installed. */
export interface AppMetadata {
  readonly description: string;
  /** Shortcuts in the menu of the app's icon; systems show four at most. */
  readonly shortcuts: readonly AppShortcut[];
  readonly screenshots: readonly AppScreenshot[];
}

interface AppShortcut {
  readonly name: string;
  readonly path: PagePath;
  /** Symbol in art/icons.svg. */
  readonly symbol: string;
}

/** Screenshot that `npm run screens` takes, in public/screenshots. */
interface AppScreenshot {
  readonly file: string;
  readonly path: string;
  readonly form: 'narrow' | 'wide';
  readonly width: number;
  readonly height: number;
  readonly label: string;
}

const sizes = {
  narrow: { width: 390, height: 844 },
  wide: { width: 1280, height: 800 },
} as const;

export const appMetadata: AppMetadata = {
  description: homeCopy.head.description,
  shortcuts: [
    { name: 'Stories', path: '/stories', symbol: 'book' },
    { name: 'Buying guide', path: '/mackin-buying-guide', symbol: 'check' },
    { name: 'Conference sign-up', path: '/sign-up', symbol: 'mail' },
    { name: 'Saved on this device', path: '/offline', symbol: 'download' },
  ],
  screenshots: [
    screenshot('narrow', 'home', '/', 'The first page'),
    screenshot('narrow', 'stories', '/stories', 'The stories'),
    screenshot('wide', 'home', '/', 'The first page'),
    screenshot('wide', 'buying-guide', '/mackin-buying-guide', 'The buying guide for libraries'),
  ],
};

function screenshot(
  form: AppScreenshot['form'],
  name: string,
  path: PagePath,
  label: string,
): AppScreenshot {
  return { file: `screenshots/${form}-${name}.png`, path, form, ...sizes[form], label };
}
