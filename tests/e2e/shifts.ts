import type { Page } from '@playwright/test';

/** Notes every layout shift of the page, from the next document on; gives how far each went and what has moved. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as Shift[]) {
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.className : String(node)));
        shifts.push(`${entry.value} ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
