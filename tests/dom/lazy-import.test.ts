// @vitest-environment jsdom
/** A late file that failed is asked for anew where the browser keeps failures, and stays the one instance of itself. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyImport } from '../../sdk/dom/lazy-import.ts';

const FIREFOX = 'error loading dynamically imported module: https://host.example/late.js';
const CHROMIUM = 'Failed to fetch dynamically imported module: https://host.example/late.js';
const WEBKIT = 'Importing a module script failed.';

/** A file that fails with these words until it is asked for by `query`. */
const file = (name: string, words: string, query: string) => {
  const code = `if (!import.meta.url.endsWith("${query}")) throw new Error("${words}"); export const asked = [];`;
  return `data:text/javascript,${encodeURIComponent(code)}//${name}`;
};

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

describe('a late file that did not come', () => {
  it.each([FIREFOX, CHROMIUM, WEBKIT])(
    'is asked for by another address with the next try, and by that from then on: %s',
    async words => {
      const late = file('kept', words, '?again=1');
      await expect(lazyImport(late)).rejects.toThrow(words);
      const came = await lazyImport(late);
      expect(came).toHaveProperty('asked');
      expect(await lazyImport(late)).toBe(came);
    },
  );

  it('is asked for by one more with each try that fails; those who asked at once count as one', async () => {
    const late = file('twice', FIREFOX, '?again=2');
    const both = [lazyImport(late), lazyImport(late)];
    for (const one of both) await expect(one).rejects.toThrow(FIREFOX);
    await expect(lazyImport(late)).rejects.toThrow(FIREFOX);
    expect(await lazyImport(late)).toHaveProperty('asked');
  });

  it('keeps its address where it came, and throws by itself', async () => {
    const late = file('same', 'x is not defined', '?again=1');
    await expect(lazyImport(late)).rejects.toThrow('x is not defined');
    await expect(lazyImport(late)).rejects.toThrow('x is not defined');
  });

  it('EMBED-15 is told as lost where nobody says whether it is gone', async () => {
    // A network that takes questions and answers none.
    const never = (_: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    vi.stubGlobal('fetch', never);
    await expect(lazyImport(file('hangs', FIREFOX, '?again=1'))).rejects.toThrow(FIREFOX);
  });

  it('S25 keeps its address on a page whose import map may hold the hash of that one', async () => {
    document.head.append(Object.assign(document.createElement('script'), { type: 'importmap', textContent: '{}' }));
    const late = file('mapped', FIREFOX, '?again=1');
    await expect(lazyImport(late)).rejects.toThrow(FIREFOX);
    await expect(lazyImport(late)).rejects.toThrow(FIREFOX);
  });
});
