/** Facts that decide which ways to the operator are open. They are asked for when somebody wants to see the ways. */
import { atom, type ReadableAtom } from 'nanostores';
import { channelsOf } from '../../lobby/service/service.ts';
import type { Lobby, LobbySettings, Member, Resource } from '../../lobby/types.ts';
import { mayUse } from '../../protocol/access.ts';
import type { Channel, ServiceVisitor } from '../../protocol/service/channels.ts';

export interface Known extends Pick<ServiceVisitor, 'flags' | 'labels'> {
  readonly channels: readonly Channel[];
  /** Everything has been answered, or refused: what is missing now does not come. */
  readonly complete: boolean;
}

const NOTHING: Known = { flags: null, labels: null, channels: [], complete: false };

export interface KnownControl {
  readonly $known: ReadableAtom<Known>;
  /** Asks from now on, and follows what changes. */
  follow(): void;
  stop(): void;
}

/** Knows nothing and asks nothing before `follow`, and forgets at `stop`. */
export function createKnown(lobby: Lobby): KnownControl {
  const $known = atom(NOTHING);
  let off: (() => void) | null = null;
  let flags: Resource<ReadonlySet<string>> | undefined;
  let settings: Resource<LobbySettings> | undefined;
  let member: Resource<Member> | undefined;

  const show = () => {
    // Labels decide about the chat alone, which a visitor and a guest have not anyway.
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
      $known.set(NOTHING);
    },
  };
}

const isSettled = (resource: Resource<unknown> | undefined): boolean =>
  resource !== undefined && (resource.data !== undefined || resource.error !== undefined);
