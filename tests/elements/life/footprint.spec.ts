/**
 * S26 Footprint of the SDK in a page: one global, its own storage keys, and no other trace after its widgets are
 * removed.
 */

import { hostPage, scriptTag } from '../../helpers/pages/script-page.ts';
import { expect, test } from '../../integrations/stage.ts';

const WIDGETS = ['lottery-board', 'winner-board', 'game-grid', 'login-modal', 'service-widget', 'download-bar'];
/**
 * Time in ms until all stores have unmounted: a store unmounts one second after its last listener is removed, and
 * account stores slightly later.
 */
const REST_MS = 4_000;

interface Footprint {
  readonly globals: readonly string[];
  /** Property names and types of built-in prototypes. */
  readonly prototypes: Readonly<Record<string, string>>;
  readonly storage: readonly string[];
  /** Class, style and attributes of `<html>` and `<body>`. */
  readonly roots: readonly string[];
  readonly listeners: Readonly<Record<string, number>>;
}

/** Runs in the page before any other code and counts the remaining listeners of window and document. */
function countListeners(): void {
  const counts: Record<string, number> = {};
  Object.assign(window, { listenerCounts: counts });
  for (const target of [window, document] as const) {
    const { addEventListener, removeEventListener } = target;
    const known = new Map<string, Set<unknown>>();
    const name = target === window ? 'window' : 'document';
    const note = (type: string) => {
      counts[`${name} ${type}`] = known.get(type)?.size ?? 0;
    };
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      known.set(type, (known.get(type) ?? new Set()).add(listener));
      if (typeof options === 'object') {
        if (options?.once) known.get(type)?.delete(listener);
        options?.signal?.addEventListener('abort', () => {
          known.get(type)?.delete(listener);
          note(type);
        });
      }
      note(type);
      addEventListener.call(target, type, listener, options);
    };
    target.removeEventListener = (type: string, listener: EventListener, options?: EventListenerOptions) => {
      known.get(type)?.delete(listener);
      note(type);
      removeEventListener.call(target, type, listener, options);
    };
  }
}

/** Returns the current footprint; runs in the page. */
function footprint(): Footprint {
  const kindsOf = (object: object) =>
    Reflect.ownKeys(object)
      .map(key => {
        const { value, get } = Object.getOwnPropertyDescriptor(object, key) ?? {};
        return `${String(key)}:${get ? get.toString().length : typeof value === 'function' ? value.toString().length : typeof value}`;
      })
      .join();
  const builtIns = [
    ...['Object', 'Array', 'String', 'Function', 'Promise', 'Map', 'Set', 'Date', 'RegExp', 'JSON', 'Math', 'Intl'],
    ...['EventTarget', 'Node', 'Element', 'HTMLElement', 'Document', 'ShadowRoot', 'History', 'Storage', 'Event'],
  ];
  const prototypes = builtIns.map(name => {
    const value = Reflect.get(window, name) as { prototype?: object };
    return [name, kindsOf(value.prototype ?? value) + kindsOf(value)] as const;
  });
  const { documentElement, body } = document;
  return {
    globals: Reflect.ownKeys(window).map(String),
    prototypes: Object.fromEntries(prototypes),
    storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    roots: [documentElement, body].map(({ attributes }) =>
      // Ignores empty attributes, because a removed style leaves an empty `style` attribute.
      [...attributes].flatMap(({ name, value }) => (value ? [`${name}=${value}`] : [])).join(),
    ),
    listeners: { ...(window as unknown as { listenerCounts: Record<string, number> }).listenerCounts },
  };
}

test("S26 after the removal of six widgets, only one global, the SDK's storage keys and its listeners remain", async ({
  page,
  gateway,
  host,
}) => {
  await page.addInitScript(countListeners);
  await page.goto(host.put('/without.html', hostPage('')));
  const without = await page.evaluate(footprint);
  const tags = WIDGETS.map(name => `<lobby-${name}></lobby-${name}>`).join('');
  const body = `<main>${tags}</main>`;
  await page.goto(host.put('/with.html', hostPage(scriptTag(`${gateway.url}/sdk/latest/`), body)));
  for (const name of WIDGETS) {
    await expect(page.locator(`lobby-${name}:is(:state(ready), :state(empty))`)).toBeAttached();
  }

  const modal = page.locator('lobby-login-modal');
  await modal.evaluate((element: HTMLElement & { show(): void }) => element.show());
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  // The modal handles keys once it has the focus, one frame after it becomes visible.
  await expect.poll(() => modal.evaluate(element => element.matches(':focus-within'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const used = await page.evaluate(footprint);
  const added = used.globals.filter(name => !without.globals.includes(name));
  // Copies of nanostores share a change counter in a global of that library. A symbol cannot collide with another name.
  expect(added.filter(name => !name.startsWith('Symbol(lobbykit.'))).toEqual(['lobbykit', 'nanostoresGlobal']);
  expect(used.prototypes).toEqual(without.prototypes);
  expect(used.roots, 'scroll lock and classes are undone').toEqual(without.roots);
  expect(used.storage.filter(key => !key.startsWith('lobbykit.'))).toEqual([]);

  /** Removes the widgets and waits until their stores have unmounted. */
  const clear = async () => {
    await page.evaluate(() => document.querySelector('main')?.replaceChildren());
    await page.waitForTimeout(REST_MS);
    return page.evaluate(footprint);
  };
  const first = await clear();
  await page.evaluate(names => {
    document.querySelector('main')?.append(...names.map(name => document.createElement(`lobby-${name}`)));
  }, WIDGETS);
  for (const name of WIDGETS) {
    await expect(page.locator(`lobby-${name}:is(:state(ready), :state(empty))`)).toBeAttached();
  }
  const second = await clear();
  expect(second.listeners).toEqual(first.listeners);
  // Remaining listeners of the SDK: page restore, connection and tabs.
  const left = Object.entries(second.listeners).filter(([type, count]) => count > (without.listeners[type] ?? 0));
  expect(
    left
      .map(([type]) => type)
      .filter(type => !DRIVER.test(type))
      .sort(),
  ).toEqual(STAYING);
  expect(Object.keys(second.listeners).filter(type => /unload/.test(type))).toEqual([]);
});

/** Types of the listeners that the test driver adds to follow the pointer. */
const DRIVER = /playwright|click|contextmenu|mouse|pointer|touch/;
/** Listeners of the lobby, which lives as long as its page: page restore, connection, install prompt and history. */
const STAYING: readonly string[] = [
  'document visibilitychange',
  'window appinstalled',
  'window beforeinstallprompt',
  'window online',
  'window pagehide',
  'window pageshow',
  'window popstate',
  // The lobby listens for a login in another tab.
  'window storage',
];
