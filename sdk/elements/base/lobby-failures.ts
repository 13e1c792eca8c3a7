/** Lobbies that could not be made: their elements say so instead of waiting for ever. */

type Listener = (error: Error) => void;

const failed = new Map<string, Error>();
const listeners = new Map<string, Set<Listener>>();

/** Notes that the lobby `name` will not come, and tells the elements that wait for it. */
export function noteFailure(name: string, error: Error): void {
  failed.set(name, error);
  for (const listener of listeners.get(name) ?? []) listener(error);
}

/** Calls `listener` when the lobby `name` has failed or fails later; returns off. */
export function onFailure(name: string, listener: Listener): () => void {
  const own = listeners.get(name) ?? new Set();
  listeners.set(name, own.add(listener));
  const error = failed.get(name);
  if (error) listener(error);
  return () => own.delete(listener);
}
