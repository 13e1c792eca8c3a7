/**
 * Agent home: today's numbers of active team members, the dividend flag, and the requests when the page opens (AGENT-07
 * to AGENT-09). Requires no DOM.
 */
import type { CallError, Lobby, Model } from 'lobbykit';
import { mayUse, parseFlag, parseNumber, recordDate } from 'lobbykit/domain';
import { toCallError } from 'lobbykit/forms';
import { dividend, teamKpi } from 'lobbykit/wire';
import { atom, type ReadableAtom } from 'nanostores';

/** Numbers of team members who were active today, by activity; 0 while unknown (AGENT-07). */
export interface TeamCounters {
  readonly loggedIn: number;
  readonly bet: number;
  readonly registered: number;
  readonly online: number;
}

/**
 * Parts of agent home that load independently. `unread` is the number of inbox messages and agent announcements, which
 * one request returns.
 */
export type AgentHomePart = 'wallet' | 'unread' | 'team' | 'dividend';

export interface AgentHomeState {
  readonly team: TeamCounters;
  /** True if the numbers in `team` are loaded, false if they are the initial zeros. */
  readonly isKnown: boolean;
  /** Number of downline members, at any depth; null while unknown. */
  readonly members: number | null;
  /** True if the dividend request returned data (OPEN: AGENT-20). */
  readonly hasDividend: boolean;
}

export interface AgentHomeActions {
  /**
   * Loads all parts independently; resolves when all requests have ended. Reports the failed parts together (AGENT-09,
   * AGENT-27).
   */
  enter(): Promise<void>;
  /** Opens a page, if a member is logged in (AGENT-08). */
  go(path: string): void;
}

export interface AgentHome extends Model<AgentHomeState, AgentHomeActions> {
  readonly $state: ReadableAtom<AgentHomeState>;
}

export interface AgentHomeOptions {
  /** Requests the balance. Resolves with the error of the request, or with null after a success. */
  readonly fetchWallet: () => Promise<CallError | null>;
  /** Requests the unread counts. Resolves with the error of the request, or with null after a success. */
  readonly countUnread: () => Promise<CallError | null>;
  readonly onGo: (path: string) => void;
  /** Called with the parts whose requests failed, and with the first error. */
  readonly onFailed: (parts: readonly AgentHomePart[], error: CallError) => void;
}

const ZERO_COUNTERS: TeamCounters = { loggedIn: 0, bet: 0, registered: 0, online: 0 };
/** HTTP status of a gateway without contracts. It is not an error of agent home. */
const NO_SUCH_CALL = 501;

export type AgentHomeLobby = Pick<Lobby, 'call' | 'clock' | 'config' | '$session'>;

/** Creates the model of agent home; sends no requests before `enter`. */
export function createAgentHome(
  lobby: AgentHomeLobby,
  { fetchWallet, countUnread, onGo, onFailed }: AgentHomeOptions,
): AgentHome {
  const $state = atom<AgentHomeState>({ team: ZERO_COUNTERS, isKnown: false, members: null, hasDividend: false });
  const change = (part: Partial<AgentHomeState>) => $state.set({ ...$state.get(), ...part });

  const team = async () => {
    const today = recordDate(lobby.clock.serverNow(), lobby.config.timeZone);
    const { value } = await lobby.call(teamKpi, { query: { startDate: today, endDate: today, size: 0 } });
    const { footer } = value;
    change({
      isKnown: true,
      members: parseNumber(value.memberCount),
      team: {
        loggedIn: parseNumber(footer.teamLoginMemberCount) ?? 0,
        bet: parseNumber(footer.teamBetMemberCount) ?? 0,
        registered: parseNumber(footer.teamRegisterMemberCount) ?? 0,
        online: parseNumber(footer.teamOnlineCount) ?? 0,
      },
    });
    return null;
  };
  const dividends = async () => {
    try {
      const { value } = await lobby.call(dividend);
      change({
        hasDividend: (value?.content.length ?? 0) > 0 || parseFlag(value?.hasReceived) || parseFlag(value?.hasGiven),
      });
      return null;
    } catch (reason) {
      const error = toCallError(reason);
      return error.status === NO_SUCH_CALL ? null : error;
    }
  };
  const PARTS: readonly (readonly [AgentHomePart, () => Promise<CallError | null>])[] = [
    ['wallet', fetchWallet],
    ['unread', countUnread],
    ['team', team],
    ['dividend', dividends],
  ];

  return {
    $state,
    actions: {
      async enter() {
        const found = await Promise.all(
          PARTS.map(async ([part, load]) => ({ part, error: await load().catch(toCallError) })),
        );
        const failed = found.filter(({ error }) => error !== null);
        const first = failed[0]?.error;
        // After the end of the session, another page opens and shows the reason, so no error is reported here.
        if (first && mayUse('seeTeam', lobby.$session.get())) {
          onFailed(
            failed.map(({ part }) => part),
            first,
          );
        }
      },
      go(path) {
        if (lobby.$session.get()) onGo(path);
      },
    },
  };
}
