/** Escape key: only the topmost layer handles it, and the page sees the event as prevented. */

const KEY = Symbol.for('lobbykit.escape');
const page = globalThis as typeof globalThis & { [KEY]?: Set<object> };

/**
 * Calls `handler` for each Escape key while `layer` is the topmost layer of all copies of the kit on the page. The key
 * is handled in the capture phase, and listeners of the page see it as prevented. It is ignored if the focus is in a
 * modal of the page that does not contain the layer, while an input method is active, or if the event is already
 * prevented.
 * @returns a function that unregisters the layer
 */
export function onEscape(layer: Element, handler: () => void): () => void {
  page[KEY] ??= new Set();
  const open = page[KEY];
  const entry = {};
  open.add(entry);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if ([...open].at(-1) !== entry || isElsewhere(event, layer)) return;
    event.preventDefault();
    handler();
  };
  const { ownerDocument } = layer;
  ownerDocument.addEventListener('keydown', onKey, true);
  return () => {
    open.delete(entry);
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

/** Safari before 15.6 does not support `:modal`, so `matches` throws. */
function isModal(target: EventTarget): boolean {
  try {
    return target instanceof HTMLDialogElement && target.matches(':modal');
  } catch {
    return (target as HTMLDialogElement).open;
  }
}
