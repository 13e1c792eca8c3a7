/** Home prompts for pending contract offers, one per stay (CONTRACT-01 to CONTRACT-06, TEAM-22). */
import type { Lobby, Storage } from 'lobbykit';
import { type ContractKind, mayUse, nextPrompt, type PendingOffers } from 'lobbykit/domain';
import { contractDividend } from 'lobbykit/wire';
import { atom, type ReadableAtom } from 'nanostores';
import type { PopupQueue } from '../../shared/overlays/popup-queue.ts';
import type { Popups } from '../../shared/overlays/popups.ts';
import { parsePending } from './contracts-model.ts';

/** Storage key of the offer ids that the member postponed in this visit. The value is removed when the session ends. */
const SILENT_KEY = 'CONTRACT_SILENT';

export interface ContractPrompts {
  /** Kind of the offer that the prompt shows. The kind stays set while the prompt closes. */
  readonly $kind: ReadableAtom<ContractKind | null>;
  /**
   * Requests pending offers and opens a prompt when the popup queue allows it.
   * @returns a function that stops and closes the prompt
   */
  enter(): () => void;
  /** Suppresses this offer until the next visit; the next offer is prompted at the next stay on home. */
  cancel(): void;
  /** Closes the prompt and opens the contract page. An offer that remains unanswered is prompted again on home. */
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
          // A failed background request is ignored. The next visit of home sends it again.
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
