/** Games of the lottery vendor, which the lottery page lists below the lotteries (LOTT-04, OPEN: LOTT-05). */
import { type CallError, createResource, type Lobby } from 'lobbykit';
import {
  firstChoice,
  type Game,
  LOTTERY_VENDOR_PAGE_SIZE,
  listQuery,
  parseGames,
  type Vendor,
  type VendorGroup,
} from 'lobbykit/domain';
import { gameList } from 'lobbykit/wire';
import { computed, onMount, type ReadableAtom } from 'nanostores';

const KIND = 'LOTT';
const VENDOR = 'GPI';

export interface LotteryVendorState {
  /** Vendor of the games; null unless the gateway lists it as a lottery vendor. */
  readonly vendor: Vendor | null;
  /** Undefined while loading. */
  readonly games: readonly Game[] | undefined;
  readonly error: CallError | null;
}

export interface LotteryVendor {
  readonly $state: ReadableAtom<LotteryVendorState>;
  /** Sends the failed request again. */
  retry(): void;
}

const findVendor = (groups: readonly VendorGroup[] | undefined): Vendor | null =>
  groups?.find(({ kind }) => kind === KIND)?.vendors.find(({ id }) => id === VENDOR) ?? null;

/** Requests the games while mounted, if the gateway lists the vendor. */
export function createLotteryVendor(lobby: Pick<Lobby, '$vendors' | '$language' | 'call' | 'config'>): LotteryVendor {
  const games = createResource<readonly Game[]>();
  let requestedIn: string | null = null;

  const load = () => {
    const { merchant } = lobby.config;
    const language = lobby.$language.get();
    const context = { merchant, language, token: '', page: 1, pageSize: LOTTERY_VENDOR_PAGE_SIZE };
    requestedIn = language;
    void games.request(async () => {
      const query = listQuery(firstChoice({ kind: KIND, vendor: VENDOR }), context);
      const { value, serverTime } = await lobby.call(gameList, { query });
      return { data: parseGames(value.games), at: serverTime };
    });
  };

  const $state = computed(
    [lobby.$vendors, games.$state],
    (vendors, { data, error }): LotteryVendorState => ({
      vendor: findVendor(vendors.data),
      games: data,
      error: data ? null : (error ?? null),
    }),
  );

  onMount($state, () => {
    // After a change of language, the vendors load again with translated names; then the games load again.
    const off = lobby.$vendors.subscribe(({ data }) => {
      if (findVendor(data) && requestedIn !== lobby.$language.get()) load();
    });
    return () => {
      off();
      games.cancel();
      requestedIn = null;
    };
  });
  return { $state, retry: load };
}
