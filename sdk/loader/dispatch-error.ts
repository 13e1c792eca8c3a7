/**
 * Dispatches `lobby-error` on a tag whose code has not loaded.
 * @param kind `outdated`, `asset-load` or `first`, as in `LobbyEvents`
 * @param error cause of the failure
 */
export function dispatchError(tag: HTMLElement, kind: string, message: string, error: unknown): void {
  const detail = { kind, message, lobby: tag.getAttribute('lobby') ?? 'default', detail: error };
  tag.dispatchEvent(new CustomEvent('lobby-error', { bubbles: true, composed: true, detail }));
}
