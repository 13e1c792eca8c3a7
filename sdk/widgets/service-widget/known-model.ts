/** Data that determine which contact options are available. They are requested when the visitor opens the widget. */
import { atom, type ReadableAtom } from 'nanostores';
import { channelsOf } from '../../lobby/service/service.ts';
import type { Lobby, LobbySettings, Member, Resource } from '../../lobby/types.ts';
import { mayUse } from '../../protocol/access.ts';
import type { Channel, ServiceVisitor } from '../../protocol/service/channels.ts';

export interface Known extends Pick<ServiceVisitor, 'flags' | 'labels'> {
  readonly channels: readonly Channel[];
  /** True if all requests have received a response or an error. */
  readonly complete: boolean;
}

const NONE_KNOWN: Known = { flags: null, labels: null, channels: [], complete: false };

export interface KnownControl {
  readonly $known: ReadableAtom<Known>;
  /** Sends the requests and watches for changes. */
  follow(): void;
  stop(): void;
}

/** Creates the model. `follow` starts its requests, and `stop` discards its data. */
export function createKnown(lobby: Lobby): KnownControl {
  const $known = atom(NONE_KNOWN);
  let off: (() => void) | null = null;
  let flags: Resource<ReadonlySet<string>> | undefined;
  let settings: Resource<LobbySettings> | undefined;
  let member: Resource<Member> | undefined;

  const show = () => {
    // The labels of visitors and guests are not requested, because they affect only the chat, which these users may not
    // use.
    const named = mayUse('chat', lobby.$session.get());
    $known.set({
      flags: flags?.data ?? null,
      labels: (named && member?.data?.memberLabels) || null,
      channels: channelsOf(lobby, settings?.data?.serviceLinks ?? []),
      complete: isSettled(flags) && isSettled(settings) && (!named || isSettled(member)),
    });
  };

  return {
    $known,
    follow() {
      if (off) return;
      const offs = [
        lobby.$flags.subscribe(value => {
          flags = value;
          show();
        }),
        lobby.$settings.subscribe(value => {
          settings = value;
          show();
        }),
        lobby.$member.subscribe(value => {
          member = value;
          show();
        }),
        lobby.$session.listen(show),
      ];
      off = () => {
        for (const end of offs) end();
      };
    },
    stop() {
      off?.();
      off = null;
      $known.set(NONE_KNOWN);
    },
  };
}

const isSettled = (resource: Resource<unknown> | undefined): boolean =>
  resource !== undefined && (resource.data !== undefined || resource.error !== undefined);
