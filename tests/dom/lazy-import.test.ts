// @vitest-environment jsdom
/**
 * In browsers that cache failures, a failed lazy chunk is requested again with a new URL. Its module has a single
 * instance.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyImport } from '../../sdk/dom/lazy-import.ts';

const FIREFOX = 'error loading dynamically imported module: https://host.example/late.js';
const CHROMIUM = 'Failed to fetch dynamically imported module: https://host.example/late.js';
const WEBKIT = 'Importing a module script failed.';

/** Writes a module that throws an error with the text `content` until its URL ends with `query`. */
const file = (name: string, content: string, query: string) => {
  const code = `if (!import.meta.url.endsWith("${query}")) throw new Error("${content}"); export const asked = [];`;
  return `data:text/javascript,${encodeURIComponent(code)}//${name}`;
};

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

describe('failed lazy chunks', () => {
  it.each([FIREFOX, CHROMIUM, WEBKIT])(
    'the next attempt loads a failed chunk from a new URL and later imports use that URL: %s',
    async content => {
      const late = file('kept', content, '?again=1');
      await expect(lazyImport(late)).rejects.toThrow(content);
      const loaded = await lazyImport(late);
      expect(loaded).toHaveProperty('asked');
      expect(await lazyImport(late)).toBe(loaded);
    },
  );

  it('each failed attempt changes the URL once and concurrent imports count as one attempt', async () => {
    const late = file('twice', FIREFOX, '?again=2');
    const both = [lazyImport(late), lazyImport(late)];
    for (const one of both) await expect(one).rejects.toThrow(FIREFOX);
    await expect(lazyImport(late)).rejects.toThrow(FIREFOX);
    expect(await lazyImport(late)).toHaveProperty('asked');
  });

  it('a chunk that loads but throws is retried with the same URL and rejects with its own error', async () => {
    const late = file('same', 'x is not defined', '?again=1');
    await expect(lazyImport(late)).rejects.toThrow('x is not defined');
    await expect(lazyImport(late)).rejects.toThrow('x is not defined');
  });

  it('EMBED-15 a lazy chunk is reported as failed if the availability check has no response', async () => {
    // Network that never responds.
    const never = (_: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    vi.stubGlobal('fetch', never);
    await expect(lazyImport(file('hangs', FIREFOX, '?again=1'))).rejects.toThrow(FIREFOX);
  });

  it('S25 a failed chunk keeps its URL on a page with an import map that may hold its hash', async () => {
    document.head.append(Object.assign(document.createElement('script'), { type: 'importmap', textContent: '{}' }));
    const late = file('mapped', FIREFOX, '?again=1');
    await expect(lazyImport(late)).rejects.toThrow(FIREFOX);
    await expect(lazyImport(late)).rejects.toThrow(FIREFOX);
  });
});
