/** Minimal IndexedDB for one key according to the standard: values are cloned, and requests complete asynchronously. */

const later = (run: () => void) => void setImmediate(run);

interface Request {
  result: unknown;
  error: Error | null;
  onsuccess?: () => void;
  onerror?: () => void;
  onupgradeneeded?: () => void;
}

/** `fails`: opening is rejected, as in some private windows. */
export function keyStore({ fails = false } = {}) {
  const values = new Map<string, unknown>();
  const request = (result: unknown): Request => ({ result, error: null });

  function transaction() {
    const created = { error: null as Error | null, oncomplete: () => {}, onabort: () => {} };
    const end = (value: Request) => {
      later(() => (value.error ? created.onabort() : created.oncomplete()));
      created.error = value.error;
      return value;
    };
    const objectStore = () => ({
      get: (key: string) => end(request(values.get(key))),
      delete: (key: string) => end(request(values.delete(key) ? undefined : undefined)),
      add(value: unknown, key: string) {
        if (values.has(key)) return end({ ...request(undefined), error: new DOMException('taken', 'ConstraintError') });
        values.set(key, structuredClone(value));
        return end(request(key));
      },
    });
    return Object.assign(created, { objectStore });
  }

  const open = () => {
    const opening = request({ createObjectStore() {}, transaction, close() {} });
    later(() => {
      opening.error = fails ? new DOMException('no', 'InvalidStateError') : null;
      if (fails) return opening.onerror?.();
      opening.onupgradeneeded?.();
      opening.onsuccess?.();
    });
    return opening;
  };
  return { indexedDB: { open }, values };
}
