/** Marks what was read: here at once, then on the gateway; undone when that fails (ANN-13..18). */
import { isCallError } from '../../client/errors.ts';
import { pageEnv } from '../../dom/env.ts';
import { mayUse } from '../../protocol/access.ts';
import { MARK_READ_THROTTLE_MS } from '../../protocol/constants.ts';
import { markAnnouncementRead, markMessageRead } from '../../protocol/content/calls.ts';
import type { Lobby } from '../types.ts';
import { commonStore } from './common-store.ts';
import { type ReadKind, readKey, readMarks } from './read-marks.ts';

type Source = Parameters<typeof commonStore>[0] & Pick<Lobby, 'call' | '$session' | 'tabs'>;

/** How long one try may take, ms (reliability §3). There are two, then the mark is dropped. */
const TRY_MS = 5_000;

/** Stores of the common store in which marks of each kind are shown. */
const LISTS = { announcement: ['announcements', 'agentAnnouncements'], message: ['inbox'] } as const;
type Shown = (typeof LISTS)[ReadKind][number] | 'unread';

interface Sending {
  /** When each mark was sent last, monotonic ms. */
  readonly sentAt: Map<string, number>;
  underWay: number;
  /** The gateway has taken marks that the lists do not know of. */
  taken: boolean;
  /** Nobody knows whether it has taken some. */
  lost: boolean;
}
const sendings = { announcement: new WeakMap<Source, Sending>(), message: new WeakMap<Source, Sending>() } as const;

/**
 * Marks an announcement read, whatever group it is of, and reads the announcements anew. Nothing happens for visitors and
 * for guests of type 4. Resolves when that is settled; never rejects: what the gateway does not take is unread again.
 */
export const markRead = (lobby: Source, id: string): Promise<void> =>
  mark(lobby, 'announcement', id, () =>
    lobby.call(markAnnouncementRead, { body: { announcementId: id, read: true } }, { timeout: TRY_MS }),
  );

/** Marks a message of the inbox read, as `markRead` does for announcements (OPEN: API-14). */
export const markMessage = (lobby: Source, id: string): Promise<void> =>
  mark(lobby, 'message', id, () => lobby.call(markMessageRead, { body: { messageId: id } }, { timeout: TRY_MS }));

async function mark(lobby: Source, kind: ReadKind, id: string, send: () => Promise<unknown>): Promise<void> {
  if (!mayUse('markRead', lobby.$session.get())) return;
  const marks = readMarks(lobby);
  const key = readKey(kind, id);
  const sending = sendings[kind].get(lobby) ?? { sentAt: new Map(), underWay: 0, taken: false, lost: false };
  sendings[kind].set(lobby, sending);
  const now = pageEnv.now();
  const rest = now - (sending.sentAt.get(key) ?? Number.NEGATIVE_INFINITY);
  if (marks.$keys.get().has(key) || rest < MARK_READ_THROTTLE_MS) return;
  sending.sentAt.set(key, now);

  const sent = async () => {
    try {
      await send().catch(reason => (isLost(reason) ? send() : Promise.reject(reason)));
    } catch (reason) {
      if (isLost(reason)) sending.lost = true;
      throw reason;
    }
  };
  sending.underWay++;
  if (await marks.add(key, sent())) sending.taken = true;
  sending.underWay--;
  // Of several at once the last one reads the lists.
  const { taken, lost } = sending;
  if (sending.underWay > 0 || !(taken || lost)) return;
  sending.taken = sending.lost = false;
  await reload(lobby, lost ? [...LISTS[kind], 'unread'] : LISTS[kind]);
}

const isLost = (reason: unknown) => isCallError(reason) && (reason.kind === 'offline' || reason.kind === 'timeout');

/** Asks anew for those of the lists that are there; the others are asked for when somebody looks at them. */
async function reload(lobby: Source, names: readonly Shown[]): Promise<void> {
  const common = commonStore(lobby);
  const shown = names.filter(name => common[`$${name}`].value?.data);
  await Promise.all(shown.map(name => common.refresh(name)));
}
