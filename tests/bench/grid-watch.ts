/** Measures the grid benchmark inside the page, with the same queries for the kit's grid and the hand-written grid. */

interface Bench {
  isThere(): boolean;
  /** Resolves when the list shows `tiles` games. */
  load(tiles: number): Promise<void>;
  /** Starts the measurement; returns the number of elements of the page. */
  start(): number;
  stop(): { readonly dropped: number; readonly blank: number; readonly after: number };
  /** Resolves with the ms until the first tiles of the filter are visible. */
  filter(name: string): Promise<number>;
}

export interface GridWindow {
  readonly bench: Bench;
}

/** Functions that the hand-written page exposes on `window`. */
interface HandPage {
  loadAll(): Promise<void>;
  applyFilter(name: string): Promise<void>;
}

interface KitGrid extends HTMLElement {
  readonly model: {
    readonly $state: { get(): { readonly games: readonly unknown[]; readonly hasMore: boolean } };
    readonly actions: { more(): Promise<void>; type(text: string): void; submit(): void };
  } | null;
}

export function watchFrames(): void {
  const FRAME = 1_000 / 60;
  const kit = () => document.querySelector<KitGrid>('lobby-game-grid');
  const box = () => kit()?.shadowRoot?.querySelector('.lk-game-rows') ?? document.querySelector('#grid');
  const rows = () =>
    [...(box()?.children ?? [])].filter(row => row instanceof HTMLElement && !row.hidden && !('probe' in row.dataset));
  const hand = () => window as unknown as HandPage;
  const count = (root: ParentNode): number =>
    [...root.querySelectorAll('*')].reduce((sum, one) => sum + 1 + (one.shadowRoot ? count(one.shadowRoot) : 0), 0);
  const seen = { watching: false, dropped: 0, blank: 0, last: 0 };

  const onFrame = (now: number) => {
    if (seen.watching && seen.last) seen.dropped += Math.max(0, Math.round((now - seen.last) / FRAME) - 1);
    seen.last = now;
    if (seen.watching) requestAnimationFrame(onFrame);
  };
  // Runs before the page's scroll handler, so it inspects the content that the visitor has just seen.
  const onScroll = () => {
    const list = box()?.getBoundingClientRect();
    if (!seen.watching || !list) return;
    const boxes = rows().map(row => row.getBoundingClientRect());
    const top = Math.min(...boxes.map(row => row.top));
    const bottom = Math.max(...boxes.map(row => row.bottom));
    if (top > Math.max(0, list.top) + 1 || bottom < Math.min(innerHeight, list.bottom) - 1) seen.blank += 1;
  };
  addEventListener('scroll', onScroll, { capture: true, passive: true });

  const bench: Bench = {
    isThere: () => (kit() ? (kit()?.model?.$state.get().games.length ?? 0) > 0 : 'loadAll' in window),
    async load(tiles) {
      const model = kit()?.model;
      if (!model) return hand().loadAll();
      while (model.$state.get().hasMore && model.$state.get().games.length < tiles) await model.actions.more();
    },
    start() {
      Object.assign(seen, { watching: true, dropped: 0, blank: 0, last: 0 });
      requestAnimationFrame(onFrame);
      return count(document);
    },
    stop() {
      seen.watching = false;
      return { dropped: seen.dropped, blank: seen.blank, after: count(document) };
    },
    async filter(name) {
      const height = () => box()?.getBoundingClientRect().height;
      const before = height();
      const inView = (row: Element) => {
        const { top, bottom } = row.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      };
      // True if the height of the list has changed and its visible rows contain text.
      const shows = () => height() !== before && rows().some(row => inView(row) && row.textContent?.includes(name));
      const began = performance.now();
      const model = kit()?.model;
      if (model) {
        model.actions.type(name);
        model.actions.submit();
      } else void hand().applyFilter(name);
      while (!shows()) await new Promise(requestAnimationFrame);
      await new Promise(resolve => setTimeout(resolve));
      return performance.now() - began;
    },
  };
  Object.assign(window, { bench });
}
