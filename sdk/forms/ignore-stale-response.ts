/** Questions of a model of which only the last counts, as in `createResource`: answers may come in another order than the questions. */

export interface Latest {
  /**
   * Begins a question; those before it count no more.
   * @returns whether this one still counts, to be asked once its answer is there
   */
  begin(): () => boolean;
  /** Something changed: what was asked before may know nothing of that. */
  changed(): void;
}

export function latestOnly(): Latest {
  let turn = 0;
  return {
    begin() {
      const mine = ++turn;
      return () => mine === turn;
    },
    changed() {
      turn++;
    },
  };
}
