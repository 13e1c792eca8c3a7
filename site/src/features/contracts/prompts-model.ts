/** Dialogs on home about pending contract offers, one each time home opens (CONTRACT-01 to CONTRACT-06, TEAM-22). */
import type { Lobby, Storage } from 'lobbykit';
import { type ContractKind, mayUse, nextPrompt, type PendingOffers } from 'lobbykit/domain';
import { contractDividend } from 'lobbykit/wire';
import { atom, type ReadableAtom } from 'nanostores';
import type { PopupQueue } from '../../shared/overlays/popup-queue.ts';
import type { Popups } from '../../shared/overlays/popups.ts';
import { parsePending } from './contracts-model.ts';

/** Key in the session storage for the ids of the offers that the member has postponed. The value lasts until logout. */
const SILENT_KEY = 'CONTRACT_SILENT';

export interface ContractPrompts {
  /** Contract kind of the prompt; stays set during the closing animation. */
  readonly $kind: ReadableAtom<ContractKind | null>;
  /**
   * Requests the pending offers and opens a prompt when no other popup is open.
   * @returns a function that stops this and closes the prompt
   */
  enter(): () => void;
  /** Postpones the offer until the next visit. The next pending offer is prompted the next time home opens. */
  cancel(): void;
  /** Closes the prompt and opens the contract page. An offer without an answer is prompted again on home. */
  go(): void;
}

export function createContractPrompts(
  lobby: Pick<Lobby, 'call' | '$session'>,
  popups: Pick<Popups, 'open' | 'close'>,
  queue: PopupQueue,
  storage: Pick<Storage, 'readSession' | 'writeSession'>,
): ContractPrompts {
  const $kind = atom<ContractKind | null>(null);
  let pending: PendingOffers | null = null;

  const silent = () => (storage.readSession(SILENT_KEY) ?? '').split(' ');
  const openNext = () => {
    if (!pending || !queue.isFree()) return;
    const stored = silent();
    const next = nextPrompt(pending, id => stored.includes(id));
    if (!next) return;
    queue.take();
    $kind.set(next);
    popups.open('contract');
  };

  return {
    $kind,
    enter() {
      let here = true;
      const fetchPrompt = async () => {
        const session = lobby.$session.get();
        pending = null;
        if (!session || !mayUse('respondToContract', session)) return;
        try {
          const { value } = await lobby.call(contractDividend, { body: { token: session.token } });
          if (!here || lobby.$session.get()?.userName !== session.userName) return;
          pending = parsePending(value);
          openNext();
        } catch {
          // Ignores a failed background request. It is sent again the next time home opens.
        }
      };
      let requestedFor: string | undefined;
      const offs = [
        lobby.$session.subscribe(session => {
          if (session?.userName === requestedFor) return;
          requestedFor = session?.userName;
          void fetchPrompt();
        }),
        queue.watch(openNext),
      ];
      return () => {
        here = false;
        pending = null;
        for (const off of offs) off();
        popups.close('contract');
      };
    },
    cancel() {
      const id = pending?.[$kind.get() ?? 'dailySalary'];
      if (id) storage.writeSession(SILENT_KEY, [...silent(), id].filter(Boolean).join(' '));
      popups.close('contract');
    },
    go: () => popups.close('contract'),
  };
}
