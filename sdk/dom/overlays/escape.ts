/** Escape: answered by the topmost thing alone, and told to the page as answered. */

const KEY = Symbol.for('lobbykit.escape');
const page = globalThis as typeof globalThis & { [KEY]?: Set<object> };

/**
 * Calls `answer` for each Escape while `layer` is the last of the kit's things that asked for the key, in every copy on the page.
 * The key is taken before it reaches whoever listens on the page, who sees it prevented. A modal of the page around the focus has the
 * key for itself, unless the layer stands in it; so have an input method and whoever prevented it before.
 * @returns function that gives the key back
 */
export function onEscape(layer: Element, answer: () => void): () => void {
  page[KEY] ??= new Set();
  const open = page[KEY];
  const mine = {};
  open.add(mine);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if ([...open].at(-1) !== mine || isElsewhere(event, layer)) return;
    event.preventDefault();
    answer();
  };
  const { ownerDocument } = layer;
  ownerDocument.addEventListener('keydown', onKey, true);
  return () => {
    open.delete(mine);
    ownerDocument.removeEventListener('keydown', onKey, true);
  };
}

const isElsewhere = (event: Event, layer: Element): boolean => {
  const modal = event.composedPath().find(isModal);
  if (!modal) return false;
  for (let at: Node | null = layer; at; at = outOf(at)) if (at === modal) return false;
  return true;
};

const outOf = (node: Node): Node | null =>
  (node instanceof Element && node.assignedSlot) || node.parentNode || (node as Partial<ShadowRoot>).host || null;

/** Before Safari 15.6 there is no `:modal`. */
function isModal(target: EventTarget): boolean {
  try {
    return target instanceof HTMLDialogElement && target.matches(':modal');
  } catch {
    return (target as HTMLDialogElement).open;
  }
}
