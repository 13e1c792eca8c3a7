/** Next draws that accept bets, of all lotteries, loaded in one request (API-34, API-35). */
import { type CallError, createResource, type Lobby } from 'lobbykit';
import { NUMERO_COUNT, type OpenDraw, parseOpenDraws } from 'lobbykit/domain';
import { openedNumero } from 'lobbykit/wire';
import { computed, onMount, type ReadableAtom } from 'nanostores';

export interface OpenDrawsState {
  /** Draws sorted by time, earliest first; undefined while loading. */
  readonly draws: readonly OpenDraw[] | undefined;
  readonly error: CallError | null;
}

export interface OpenDraws {
  readonly $state: ReadableAtom<OpenDrawsState>;
  /** Sends the failed request again. */
  retry(): void;
}

/**
 * Requests the draws while mounted: when the lotteries have loaded, after each draw, and after a change of language.
 */
export function createOpenDraws(
  lobby: Pick<Lobby, 'call' | 'clock' | 'lotteryOf' | '$language'>,
  prizeMode: 'Lott' | 'Elott',
): OpenDraws {
  const resource = createResource<readonly OpenDraw[]>();
  const load = () =>
    void resource.request(async () => {
      const language = lobby.$language.get();
      const query = { device: 'MOBILE', count: NUMERO_COUNT, prizeMode, language } as const;
      const { value, serverTime } = await lobby.call(openedNumero, { query });
      return { data: parseOpenDraws(value, { serverTime, receivedAt: lobby.clock.serverNow() }) };
    });

  const $state = computed(
    resource.$state,
    ({ data, error }): OpenDrawsState => ({ draws: data, error: data ? null : (error ?? null) }),
  );

  onMount($state, () => {
    let open = '';
    const off = lobby.lotteryOf(prizeMode).subscribe(({ data }) => {
      if (!data) return;
      const now = [lobby.$language.get(), ...data.all.map(({ drawNumber }) => drawNumber)].join();
      if (now === open) return;
      open = now;
      load();
    });
    return () => {
      off();
      resource.cancel();
    };
  });
  return { $state, retry: load };
}
