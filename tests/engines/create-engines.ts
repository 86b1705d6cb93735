import { chromiumEngine } from './drivers/chromium.ts';
import type { Engine } from './drivers/engine.ts';
import { firefoxEngine } from './drivers/firefox.ts';
import { oldChromiumEngine } from './drivers/old-chromium.ts';
import { oldChromiums } from './drivers/old-chromiums.ts';
import { webKitPrivateEngine } from './drivers/webkit-private.ts';
import { webKitEngine } from './drivers/webkit.ts';
import { wpeEngine } from './drivers/wpe.ts';

/** Returns all engines of this machine, the slowest first, because they share its processors. */
export function createEngines(): readonly Engine[] {
  const old = [...oldChromiums.map(oldChromiumEngine), wpeEngine()];
  const today = [firefoxEngine(), webKitPrivateEngine(), webKitEngine(), chromiumEngine()];
  return [...today, ...old.flatMap((engine) => engine ?? [])];
}
