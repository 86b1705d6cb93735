import { readPaints } from './in-page.ts';
import { newSlowPage, newVisitor } from './visitor.ts';
import type { World } from './world.ts';

/** Long enough for everything else to be painted first. */
const fontDelayMs = 3_000;
const settleMs = 800;

/** Measures the layout shift of every page when its fonts come late, which every run would repeat. */
export async function playFonts({ browser, server, run, note }: World): Promise<void> {
  if (run > 0) return;
  server.setFontDelay(fontDelayMs);
  for (const path of server.pages) {
    const visitor = await newVisitor(browser);
    const page = await newSlowPage(visitor);
    await page.goto(server.address('site', path));
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(settleMs);
    note('site', path, 'shift with late fonts', (await page.evaluate(readPaints)).layoutShift);
    await visitor.close();
  }
  server.setFontDelay(0);
}
