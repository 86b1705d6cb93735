import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Bare builds of Chromium that npm still has, with the names of their engines. */
export const oldChromiums = [
  {
    name: 'chromium-92',
    title: 'Chromium 92',
    version: '92.0.0',
    integrity:
      'sha512-xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==',
  },
  {
    name: 'chromium-109',
    title: 'Chromium 109',
    version: '109.0.6',
    integrity:
      'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  },
] as const;

export type OldChromium = (typeof oldChromiums)[number];

const cache = fileURLToPath(new URL('../../../.cache/engines', import.meta.url));

/** Returns the folder with the unpacked program `chromium`. */
export function oldChromiumFolder({ name, version }: OldChromium): string {
  return join(cache, `${name}-${version}`);
}
