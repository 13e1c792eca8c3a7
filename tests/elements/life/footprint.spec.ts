/** S26 What a page keeps of the kit: one global, its own storage keys, and nothing else once its widgets are gone. */

import { hostPage, scriptTag } from '../../helpers/pages/script-page.ts';
import { expect, test } from '../../integrations/stage.ts';

const WIDGETS = ['lottery-board', 'winner-board', 'game-grid', 'login-modal', 'service-widget', 'download-bar'];
/** A store rests one second after its last listener; the room of an account a little longer. */
const REST_MS = 4_000;

interface Footprint {
  readonly globals: readonly string[];
  /** Names of built-in prototypes with the names and kinds of what stands on them. */
  readonly prototypes: Readonly<Record<string, string>>;
  readonly storage: readonly string[];
  /** Class, style and attributes of `<html>` and `<body>`. */
  readonly roots: readonly string[];
  readonly listeners: Readonly<Record<string, number>>;
}

/** Runs in the page before any other code: counts listeners of window and document that stay. */
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

/** Runs in the page. */
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
      // A style that was taken back is an empty one.
      [...attributes].flatMap(({ name, value }) => (value ? [`${name}=${value}`] : [])).join(),
    ),
    listeners: { ...(window as unknown as { listenerCounts: Record<string, number> }).listenerCounts },
  };
}

test('S26 six widgets used and taken away leave one global, keys of the kit, and no listener more than the kit itself has', async ({
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
    await expect(page.locator(`lobby-${name}`)).toHaveAttribute('data-state', /ready|empty/);
  }

  const modal = page.locator('lobby-login-modal');
  await modal.evaluate((element: HTMLElement & { show(): void }) => element.show());
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  // It takes keys from when it has taken the focus, a frame after it is seen.
  await expect.poll(() => modal.evaluate(element => element.matches(':focus-within'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const used = await page.evaluate(footprint);
  const added = used.globals.filter(name => !without.globals.includes(name));
  // Copies of nanostores count changes together, under a name of that library; a symbol is no name anybody else can hit on.
  expect(added.filter(name => !name.startsWith('Symbol(lobbykit.'))).toEqual(['lobbykit', 'nanostoresGlobal']);
  expect(used.prototypes).toEqual(without.prototypes);
  expect(used.roots, 'scroll lock and classes are undone').toEqual(without.roots);
  expect(used.storage.filter(key => !key.startsWith('lobbykit.'))).toEqual([]);

  /** Takes them away and waits until what they stood on rests. */
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
    await expect(page.locator(`lobby-${name}`)).toHaveAttribute('data-state', /ready|empty/);
  }
  const second = await clear();
  expect(second.listeners).toEqual(first.listeners);
  // What stays is the kit's own ear for the page: its return, its connection, its tabs.
  const left = Object.entries(second.listeners).filter(([type, count]) => count > (without.listeners[type] ?? 0));
  expect(
    left
      .map(([type]) => type)
      .filter(type => !DRIVER.test(type))
      .sort(),
  ).toEqual(STAYING);
  expect(Object.keys(second.listeners).filter(type => /unload/.test(type))).toEqual([]);
});

/** Listeners by which the driver of the test follows the pointer. */
const DRIVER = /playwright|click|contextmenu|mouse|pointer|touch/;
/** Of the lobby, which lives as long as its page: its return and its connection; the install question; the way back to a list. */
const STAYING: readonly string[] = [
  'document visibilitychange',
  'window appinstalled',
  'window beforeinstallprompt',
  'window online',
  'window pagehide',
  'window pageshow',
  'window popstate',
  // A login of another tab is one of this page too.
  'window storage',
];
