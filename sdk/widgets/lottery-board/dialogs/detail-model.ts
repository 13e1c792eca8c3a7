/** Model of one lottery's next open draws (LOTT-22). */
import { onMount } from 'nanostores';
import { createResource } from '../../../lobby/resource/resource.ts';
import { computed } from '../../../lobby/resource/stores.ts';
import type { CallError, Lobby, Model, ResolvedConfig } from '../../../lobby/types.ts';
import { openedGameNumeros } from '../../../protocol/lottery/calls.ts';
import type { OpenDraw } from '../../../protocol/lottery/lotteries.ts';
import { NUMERO_COUNT, parseOpenDraws } from '../../../protocol/lottery/parse-lotteries.ts';

export interface DetailParams {
  readonly gameId: string;
  /** Prize mode of the lottery. Default: the prize mode of the lobby. */
  readonly prizeMode?: ResolvedConfig['prizeMode'];
}

export interface DetailState {
  readonly status: 'loading' | 'ready' | 'empty' | 'error';
  /** Open draws, the earliest first. */
  readonly draws: readonly OpenDraw[];
  readonly error: CallError | null;
}

export interface DetailActions {
  retry(): void;
}

export type LotteryDetailModel = Model<DetailState, DetailActions>;

/** Creates the model. It sends a request when it gets its first listener and after each draw of the lottery. */
export function createLotteryDetail(lobby: Lobby, params: DetailParams): LotteryDetailModel {
  const { gameId } = params;
  const prizeMode = params.prizeMode ?? lobby.config.prizeMode;
  const drawsResource = createResource<readonly OpenDraw[]>();

  const load = () =>
    void drawsResource.request(async () => {
      const language = lobby.$language.get();
      const { value, serverTime } = await lobby.call(openedGameNumeros, {
        query: { device: 'MOBILE', count: NUMERO_COUNT, gameId, prizeMode, language },
      });
      return { data: parseOpenDraws(value, { serverTime, receivedAt: lobby.clock.serverNow() }) };
    });

  const $state = computed(
    drawsResource.$state,
    ({ data, error }): DetailState => ({
      status: data ? (data.length > 0 ? 'ready' : 'empty') : error ? 'error' : 'loading',
      draws: data ?? [],
      error: error ?? null,
    }),
  );

  onMount($state, () => {
    let open: string | undefined;
    const off = lobby.lotteryOf(prizeMode).subscribe(({ data }) => {
      const now = data?.all.find(({ id }) => id === gameId)?.drawNumber ?? '';
      if (now === open) return;
      open = now;
      load();
    });
    return () => {
      off();
      drawsResource.cancel();
    };
  });
  return { $state, actions: { retry: load } };
}
