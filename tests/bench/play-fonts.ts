import { readPaints } from './in-page.ts';
import { newSlowPage, newVisitor } from './visitor.ts';
import type { World } from './world.ts';

/** Long enough for everything else to be painted first. */
const fontDelayMs = 3_000;
const settleMs = 800;

/** Measures the layout shift of every page when its fonts come late. */
export async function playFonts({ browser, server, note }: World): Promise<void> {
  server.setFontDelay(fontDelayMs);
  try {
    for (const path of server.pages) {
      const visitor = await newVisitor(browser);
      const page = await newSlowPage(visitor);
      await page.goto(server.address('site', path));
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(settleMs);
      note('site', path, 'shift, late fonts', (await page.evaluate(readPaints)).layoutShift);
      await visitor.close();
    }
  } finally {
    server.setFontDelay(0);
  }
}
