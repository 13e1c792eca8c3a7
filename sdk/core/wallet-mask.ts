/** Is the balance hidden? By choice, and while a newer one is asked for (BAL-05..07). */
import { atom, type ReadableAtom } from 'nanostores';

export interface WalletMask {
  readonly $masked: ReadableAtom<boolean>;
  toggle(): void;
  /** Hides the balance until `question` is settled; then it is as visible as before. */
  during(question: Promise<void>): Promise<void>;
}

export function createWalletMask(): WalletMask {
  const $masked = atom(false);
  let chosen = false;
  let asking = 0;
  const show = () => $masked.set(chosen || asking > 0);
  return {
    $masked,
    toggle() {
      chosen = !chosen;
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
