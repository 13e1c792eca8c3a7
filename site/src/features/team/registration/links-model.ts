/** Registration links of an agent: loads, creates, and closes links (TEAM-18). Requires no DOM. */
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
  /** Path and query of the link on this site. */
  readonly url: string;
  /** True if members who register with this link become agents. */
  readonly forAgents: boolean;
  /** True for the link with the account's permanent invitation code, which cannot be closed. */
  readonly isOwn: boolean;
  readonly remark: string;
  /** Time of creation, ms since 1970; null if unknown. */
  readonly createdAt: number | null;
  /** Time at which the link was closed, ms since 1970; null while it is open. */
  readonly closed: number | null;
  readonly opened: number;
  readonly used: number;
  readonly deposited: number;
  readonly rates: readonly Rate[];
}

export interface LinksState {
  /** Links of the agent, open ones first; null until loaded. */
  readonly links: readonly AgentLink[] | null;
  readonly open: number;
  readonly max: number;
  /** Maximum rates for members of a new link: the agent's own rates. */
  readonly maxRates: readonly Rate[];
  /** Error of the last loading request, or null. */
  readonly error: CallError | null;
  readonly busy: boolean;
  /** Error of the last create or close request, or null. */
  readonly actionError: CallError | null;
}

export type NewLink = Payload<typeof createAffiliateUrl>['body'];

export interface LinksActions {
  refresh(): void;
  /**
   * Creates a registration link.
   * @returns true if the request succeeded; otherwise `actionError` contains the error
   */
  create(link: NewLink): Promise<boolean>;
  close(id: string): Promise<boolean>;
  /** Clears `actionError`. */
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
  createdAt: parseNumber(row.createTime),
  closed: parseNumber(row.closeTime),
  opened: parseNumber(row.opened) ?? 0,
  used: parseNumber(row.used) ?? 0,
  deposited: parseNumber(row.deposited) ?? 0,
  rates: parseRates(row.rebates),
});

/** Creates the model of the agent's links and requests them immediately. */
export function createLinks(lobby: Pick<TeamLobby, 'call'>): LinksModel {
  const $state = atom<LinksState>({
    links: null,
    open: 0,
    max: 0,
    maxRates: [],
    error: null,
    busy: false,
    actionError: null,
  });
  const change = (part: Partial<LinksState>) => $state.set({ ...$state.get(), ...part });
  const latest = latestOnly();
  const load = async () => {
    const isLast = latest.start();
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
  /** Creates or closes a link and then requests the list again. */
  const act = (run: () => Promise<unknown>) =>
    step(async () => {
      await run();
      await load();
    });
  void load();
  return {
    $state,
    actions: {
      refresh: () => void load(),
      create: body => act(() => lobby.call(createAffiliateUrl, { body })),
      close: id => act(() => lobby.call(deleteAffiliateUrl, { query: { id } })),
      forgive: () => change({ actionError: null }),
    },
  };
}
