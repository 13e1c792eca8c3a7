/** Work of one key is done one after the other, so that many calls of a member at once take a single connection, not all of them. */
export interface Turns {
  run<T>(key: number, work: () => Promise<T>): Promise<T>;
}

export function createTurns(): Turns {
  const last = new Map<number, Promise<unknown>>();
  return {
    async run(key, work) {
      // However the one before ends, the next goes on.
      const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
      last.set(key, turn);
      try {
        return await turn;
      } finally {
        if (last.get(key) === turn) last.delete(key);
      }
    },
  };
}
