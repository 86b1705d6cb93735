import { chromiumEngine } from './drivers/chromium.ts';
import type { Engine } from './drivers/engine.ts';
import { firefoxEngine } from './drivers/firefox.ts';
import { webKitPrivateEngine } from './drivers/webkit-private.ts';
import { webKitEngine } from './drivers/webkit.ts';

/** All engines of this machine, the slowest first, as they share its processors. */
export function createEngines(): readonly Engine[] {
  return [firefoxEngine(), webKitPrivateEngine(), webKitEngine(), chromiumEngine()];
}
