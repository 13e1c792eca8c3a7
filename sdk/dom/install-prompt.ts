/** The browser's install prompt (`beforeinstallprompt`), stored until it is shown. */

interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

interface Stored {
  prompt: InstallPrompt | null;
  readonly listeners: Set<(can: boolean) => void>;
}

/**
 * The event is dispatched once, possibly before most code has loaded: the first copy of the kit stores it for all
 * copies on the page.
 */
const KEY = Symbol.for('lobbykit.install');

function stored(): Stored {
  const page = globalThis as typeof globalThis & { [KEY]?: Stored };
  if (page[KEY]) return page[KEY];
  const state: Stored = { prompt: null, listeners: new Set() };
  page[KEY] = state;
  const show = (prompt: InstallPrompt | null) => {
    state.prompt = prompt;
    for (const listener of state.listeners) listener(prompt !== null);
  };
  globalThis.addEventListener?.('beforeinstallprompt', event => {
    // Prevents the browser's own install bar.
    event.preventDefault();
    show(event as InstallPrompt);
  });
  globalThis.addEventListener?.('appinstalled', () => show(null));
  return state;
}

/** Stores the prompt from now on; a page calls this before the rest of its code loads. */
export function storeInstallPrompt(): void {
  stored();
}

/** Reports the availability of the prompt, now and at each change; returns a function that stops listening. */
export function onInstallPrompt(listener: (can: boolean) => void): () => void {
  const { prompt, listeners } = stored();
  listeners.add(listener);
  listener(prompt !== null);
  return () => listeners.delete(listener);
}

/**
 * Shows the prompt; call it in a click handler. Returns true if the page is being installed, false otherwise, also
 * without a prompt.
 */
export async function promptInstall(): Promise<boolean> {
  const { prompt, listeners } = stored();
  if (!prompt) return false;
  // `prompt()` can be called once per event.
  stored().prompt = null;
  for (const listener of listeners) listener(false);
  return prompt.prompt().then(
    ({ outcome }) => outcome === 'accepted',
    () => false,
  );
}
