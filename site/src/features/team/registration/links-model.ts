/** Links by which an agent's members register: the list, a new one, closing one (TEAM-18). Needs no DOM. */
import type { CallError, Model } from 'lobbykit';
import { parseFlag, parseNumber, parseText } from 'lobbykit/domain';
import { latestOnly, toCallError } from 'lobbykit/forms';
import { affiliateUrls, createAffiliateUrl, deleteAffiliateUrl, type Payload, type ResponseOf } from 'lobbykit/wire';
import { atom, type ReadableAtom } from 'nanostores';
import { singleFlight } from '../../../shared/forms/single-flight.ts';
import type { TeamLobby } from '../list-model.ts';
import { parseRates, type Rate } from '../members/member-model.ts';

export interface AgentLink {
  readonly id: string;
  readonly code: string;
  /** Path and query on the site. */
  readonly url: string;
  /** Who registers by it becomes an agent. */
  readonly forAgents: boolean;
  /** The code of the account itself, which stays open. */
  readonly isOwn: boolean;
  readonly remark: string;
  /** ms since 1970; null when unknown. */
  readonly made: number | null;
  /** Null while it is open. */
  readonly closed: number | null;
  readonly opened: number;
  readonly used: number;
  readonly deposited: number;
  readonly rates: readonly Rate[];
}

export interface LinksState {
  /** Open ones first; null until they came. */
  readonly links: readonly AgentLink[] | null;
  readonly open: number;
  readonly max: number;
  /** The agent's own rates, which those of links may not pass. */
  readonly maxRates: readonly Rate[];
  /** Why they did not come. */
  readonly error: CallError | null;
  readonly busy: boolean;
  /** Why the last link was not made or closed. */
  readonly refusal: CallError | null;
}

export type NewLink = Payload<typeof createAffiliateUrl>['body'];

export interface LinksActions {
  refresh(): void;
  /** True when it was made; else `refusal` says why not. */
  create(link: NewLink): Promise<boolean>;
  close(id: string): Promise<boolean>;
  /** Takes `refusal` off the screen. */
  forgive(): void;
}

export interface LinksModel extends Model<LinksState, LinksActions> {
  readonly $state: ReadableAtom<LinksState>;
}

const parseLink = (row: ResponseOf<typeof createAffiliateUrl>['value']): AgentLink => ({
  id: parseText(row.id),
  code: parseText(row.code) || parseText(row.id),
  url: parseText(row.url),
  forAgents: parseNumber(row.memberType) === 1,
  isOwn: parseFlag(row.isOwn),
  remark: parseText(row.remark),
  made: parseNumber(row.createTime),
  closed: parseNumber(row.closeTime),
  opened: parseNumber(row.opened) ?? 0,
  used: parseNumber(row.used) ?? 0,
  deposited: parseNumber(row.deposited) ?? 0,
  rates: parseRates(row.rebates),
});

/** The links of the agent; they are asked for at once. */
export function createLinks(lobby: Pick<TeamLobby, 'call'>): LinksModel {
  const $state = atom<LinksState>({
    links: null,
    open: 0,
    max: 0,
    maxRates: [],
    error: null,
    busy: false,
    refusal: null,
  });
  const change = (part: Partial<LinksState>) => $state.set({ ...$state.get(), ...part });
  const latest = latestOnly();
  const ask = async () => {
    const isLast = latest.begin();
    change({ error: null });
    try {
      const { value } = await lobby.call(affiliateUrls);
      if (!isLast()) return;
      change({
        links: value.content.map(parseLink),
        open: parseNumber(value.open) ?? 0,
        max: parseNumber(value.max) ?? 0,
        maxRates: parseRates(value.maxRebates),
      });
    } catch (reason) {
      if (isLast()) change({ error: toCallError(reason) });
    }
  };
  const step = singleFlight($state);
  /** After each step the list is asked for anew. */
  const act = (run: () => Promise<unknown>) =>
    step(async () => {
      await run();
      await ask();
    });
  void ask();
  return {
    $state,
    actions: {
      refresh: () => void ask(),
      create: body => act(() => lobby.call(createAffiliateUrl, { body })),
      close: id => act(() => lobby.call(deleteAffiliateUrl, { query: { id } })),
      forgive: () => change({ refusal: null }),
    },
  };
}
