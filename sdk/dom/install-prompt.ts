/** Install prompt of the browser (`beforeinstallprompt`), stored until the visitor opens it. */

interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

interface Stored {
  prompt: InstallPrompt | null;
  readonly listeners: Set<(can: boolean) => void>;
}

/**
 * Global key of the stored prompt. The browser dispatches its event only once, possibly before most code has loaded, so
 * the first copy of the kit stores it for all copies on the page.
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
    // Prevents the install bar that the browser would show.
    event.preventDefault();
    show(event as InstallPrompt);
  });
  globalThis.addEventListener?.('appinstalled', () => show(null));
  return state;
}

/** Starts to store the prompt. A page calls this function before the rest of its code loads. */
export function storeInstallPrompt(): void {
  stored();
}

/**
 * Calls the listener with true if the prompt is available, now and at each change; returns a function that stops
 * listening.
 */
export function onInstallPrompt(listener: (can: boolean) => void): () => void {
  const { prompt, listeners } = stored();
  listeners.add(listener);
  listener(prompt !== null);
  return () => listeners.delete(listener);
}

/**
 * Shows the prompt; must be called in a click handler. Resolves with true if the visitor accepts, false if not or if
 * there is no prompt.
 */
export async function promptInstall(): Promise<boolean> {
  const { prompt, listeners } = stored();
  if (!prompt) return false;
  // `prompt()` may be called only once per event.
  stored().prompt = null;
  for (const listener of listeners) listener(false);
  return prompt.prompt().then(
    ({ outcome }) => outcome === 'accepted',
    () => false,
  );
}
