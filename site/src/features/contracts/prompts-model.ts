/** Prompts of home about contracts that are offered and not answered, one in a stay (CONTRACT-01 to CONTRACT-06, TEAM-22). */
import type { Lobby, Storage } from 'lobbykit';
import { type ContractKind, mayUse, nextPrompt, type PendingOffers } from 'lobbykit/domain';
import { contractDividend } from 'lobbykit/wire';
import { atom, type ReadableAtom } from 'nanostores';
import type { PopupQueue } from '../../shared/overlays/popup-queue.ts';
import type { Popups } from '../../shared/overlays/popups.ts';
import { parsePending } from './contracts-model.ts';

/** Ids of offers that were put off, kept for a visit; the end of a session empties it. */
const SILENT_KEY = 'CONTRACT_SILENT';

export interface ContractPrompts {
  /** The kind that is asked about; stays while its prompt closes. */
  readonly $kind: ReadableAtom<ContractKind | null>;
  /** Asks what waits, and opens a prompt when it is its turn; returns off, which closes it. */
  enter(): () => void;
  /** Keeps silent about this offer until the next visit; the next one is asked about when home is left and comes again. */
  cancel(): void;
  /** Closes for the page of the contract; without an answer home asks again. */
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
      const ask = async () => {
        const session = lobby.$session.get();
        pending = null;
        if (!session || !mayUse('respondToContract', session)) return;
        try {
          const { value } = await lobby.call(contractDividend, { body: { token: session.token } });
          if (!here || lobby.$session.get()?.userName !== session.userName) return;
          pending = parsePending(value);
          openNext();
        } catch {
          // Nobody asked for it: the next visit of home asks again.
        }
      };
      let asked: string | undefined;
      const offs = [
        lobby.$session.subscribe(session => {
          if (session?.userName === asked) return;
          asked = session?.userName;
          void ask();
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
