/** The browser's own question whether to install the page (`beforeinstallprompt`): kept until somebody asks for it. */

interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

interface Stored {
  prompt: InstallPrompt | null;
  readonly listeners: Set<(can: boolean) => void>;
}

/** The event comes once, maybe before most code: whoever is first keeps it for every copy of the kit on the page. */
const KEY = Symbol.for('lobbykit.install');

function stored(): Stored {
  const page = globalThis as typeof globalThis & { [KEY]?: Stored };
  if (page[KEY]) return page[KEY];
  const made: Stored = { prompt: null, listeners: new Set() };
  page[KEY] = made;
  const show = (prompt: InstallPrompt | null) => {
    made.prompt = prompt;
    for (const listener of made.listeners) listener(prompt !== null);
  };
  globalThis.addEventListener?.('beforeinstallprompt', event => {
    // Otherwise the browser shows an install bar of its own.
    event.preventDefault();
    show(event as InstallPrompt);
  });
  globalThis.addEventListener?.('appinstalled', () => show(null));
  return made;
}

/** Keeps the question from now on; a page calls it before the rest of its code comes. */
export function storeInstallPrompt(): void {
  stored();
}

/** Tells whether the browser would ask, now and at each change; returns off. */
export function onInstallPrompt(listener: (can: boolean) => void): () => void {
  const { prompt, listeners } = stored();
  listeners.add(listener);
  listener(prompt !== null);
  return () => listeners.delete(listener);
}

/** Lets the browser ask; call it inside a click. True when the page is being installed, false otherwise, also where it will not ask. */
export async function promptInstall(): Promise<boolean> {
  const { prompt, listeners } = stored();
  if (!prompt) return false;
  // The browser lets `prompt()` of one event be called once.
  stored().prompt = null;
  for (const listener of listeners) listener(false);
  return prompt.prompt().then(
    ({ outcome }) => outcome === 'accepted',
    () => false,
  );
}
