/**
 * Marks announcements and messages as read: first in this browser, then on the gateway. A mark that the gateway rejects
 * is reverted (ANN-13..18).
 */
import { isCallError } from '../../client/errors.ts';
import { pageEnv } from '../../dom/env.ts';
import { mayUse } from '../../protocol/access.ts';
import { markAnnouncementRead, markMessageRead } from '../../protocol/content/calls.ts';
import type { Lobby } from '../types.ts';
import { commonStore } from './common-store.ts';
import { type ReadKind, readKey, readMarks } from './read-marks.ts';

/** ANN-16, ANN-17: minimum interval between two requests that mark the same announcement as read. */
const MARK_READ_THROTTLE_MS = 150;

type Source = Parameters<typeof commonStore>[0] & Pick<Lobby, 'call' | '$session' | 'tabs'>;

/** Timeout per attempt, ms (reliability §3). After two failed attempts the mark is dropped. */
const TRY_MS = 5_000;

/** Stores that contain the read state of each kind of item. */
const LISTS = { announcement: ['announcements', 'agentAnnouncements'], message: ['inbox'] } as const;
type Shown = (typeof LISTS)[ReadKind][number] | 'unread';

interface Sending {
  /** Time of the last request for each read mark, monotonic ms. */
  readonly sentAt: Map<string, number>;
  pending: number;
  /** True if the gateway accepted marks that the loaded lists do not contain yet. */
  accepted: boolean;
  /** True if some requests received no response, so that their effect is unknown. */
  lost: boolean;
}
const sendings = { announcement: new WeakMap<Source, Sending>(), message: new WeakMap<Source, Sending>() } as const;

/**
 * Marks an announcement of any group as read, and reloads the announcements. Has no effect for visitors and guests
 * (type 4), and never rejects: a rejected mark is reverted.
 */
export const markRead = (lobby: Source, id: string): Promise<void> =>
  mark(lobby, 'announcement', id, () =>
    lobby.call(markAnnouncementRead, { body: { announcementId: id, read: true } }, { timeout: TRY_MS }),
  );

/** Marks an inbox message as read, like `markRead` (OPEN: API-14). */
export const markMessage = (lobby: Source, id: string): Promise<void> =>
  mark(lobby, 'message', id, () => lobby.call(markMessageRead, { body: { messageId: id } }, { timeout: TRY_MS }));

async function mark(lobby: Source, kind: ReadKind, id: string, send: () => Promise<unknown>): Promise<void> {
  if (!mayUse('markRead', lobby.$session.get())) return;
  const marks = readMarks(lobby);
  const key = readKey(kind, id);
  const sending = sendings[kind].get(lobby) ?? { sentAt: new Map(), pending: 0, accepted: false, lost: false };
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
  sending.pending++;
  if (await marks.add(key, sent())) sending.accepted = true;
  sending.pending--;
  // Only the last of several concurrent requests reloads the lists.
  const { accepted, lost } = sending;
  if (sending.pending > 0 || !(accepted || lost)) return;
  sending.accepted = sending.lost = false;
  await reload(lobby, lost ? [...LISTS[kind], 'unread'] : LISTS[kind]);
}

const isLost = (reason: unknown) => isCallError(reason) && (reason.kind === 'offline' || reason.kind === 'timeout');

/** Reloads the lists that are loaded; other lists load at first use. */
async function reload(lobby: Source, names: readonly Shown[]): Promise<void> {
  const common = commonStore(lobby);
  const shown = names.filter(name => common[`$${name}`].value?.data);
  await Promise.all(shown.map(name => common.refresh(name)));
}
