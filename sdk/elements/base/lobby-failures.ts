/** Lobbies that could not be created. Their elements show an error instead of waiting. */

type Listener = (error: Error) => void;

const failed = new Map<string, Error>();
const listeners = new Map<string, Set<Listener>>();

/** Records that the lobby `name` failed, and notifies its elements. */
export function noteFailure(name: string, error: Error): void {
  failed.set(name, error);
  for (const listener of listeners.get(name) ?? []) listener(error);
}

/** Calls `listener` when the lobby `name` has failed; returns a function that removes the listener. */
export function onFailure(name: string, listener: Listener): () => void {
  const own = listeners.get(name) ?? new Set();
  listeners.set(name, own.add(listener));
  const error = failed.get(name);
  if (error) listener(error);
  return () => own.delete(listener);
}
