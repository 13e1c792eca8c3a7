/** Is the balance hidden? By choice, which is kept, and while a newer one is asked for (BAL-05..07). */
import { atom, type ReadableAtom } from 'nanostores';
import type { Storage } from '../storage/storage.ts';

export interface HiddenBalance {
  readonly $masked: ReadableAtom<boolean>;
  toggle(): void;
  /** Hides the balance until `question` is settled; then it is as visible as before. */
  during(question: Promise<void>): Promise<void>;
}

/**
 * Storage key of the choice; '1' hides the balance. The choice outlives the visit: a balance hidden from bystanders should be
 * hidden at the next visit too.
 */
const KEY = 'hideBalance';

export function createHiddenBalance(storage: Pick<Storage, 'read' | 'write'>): HiddenBalance {
  let chosen = storage.read(KEY) === '1';
  let asking = 0;
  const $masked = atom(chosen);
  const show = () => $masked.set(chosen || asking > 0);
  return {
    $masked,
    toggle() {
      chosen = !chosen;
      storage.write(KEY, chosen ? '1' : '0');
      show();
    },
    async during(question) {
      asking++;
      show();
      await question.finally(() => {
        asking--;
        show();
      });
    },
  };
}
