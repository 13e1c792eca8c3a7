/**
 * Agent home: today's team counters, the dividend flag, and the requests on entry (AGENT-07 to AGENT-09). Requires no
 * DOM.
 */
import type { CallError, Lobby, Model } from 'lobbykit';
import { mayUse, parseFlag, parseNumber, recordDate } from 'lobbykit/domain';
import { toCallError } from 'lobbykit/forms';
import { dividend, teamKpi } from 'lobbykit/wire';
import { atom, type ReadableAtom } from 'nanostores';

/** Numbers of team members by today's activity; 0 while unknown (AGENT-07). */
export interface TeamCounters {
  readonly loggedIn: number;
  readonly bet: number;
  readonly registered: number;
  readonly online: number;
}

/**
 * Parts of agent home that load separately. `unread` contains inbox messages and agent announcements, which load in one
 * request.
 */
export type AgentHomePart = 'wallet' | 'unread' | 'team' | 'dividend';

export interface AgentHomeState {
  readonly team: TeamCounters;
  /** True if the counters are loaded, false for the defaults. */
  readonly isKnown: boolean;
  /** Number of downline members at any depth; null while unknown. */
  readonly members: number | null;
  /** True if the dividend request returned data (OPEN: AGENT-20). */
  readonly hasDividend: boolean;
}

export interface AgentHomeActions {
  /** Loads all parts independently; resolves when all are settled. Reports failed parts once (AGENT-09, AGENT-27). */
  enter(): Promise<void>;
  /** Navigates to a page if there is a session (AGENT-08). */
  go(path: string): void;
}

export interface AgentHome extends Model<AgentHomeState, AgentHomeActions> {
  readonly $state: ReadableAtom<AgentHomeState>;
}

export interface AgentHomeOptions {
  /** Requests the balance. Resolves with the error of the request, or with null on success. */
  readonly fetchWallet: () => Promise<CallError | null>;
  /** Requests the unread counts again. Resolves with the error of the request, or with null on success. */
  readonly countUnread: () => Promise<CallError | null>;
  readonly onGo: (path: string) => void;
  /** Called with the parts of the page whose requests failed, and with the first error. */
  readonly onFailed: (parts: readonly AgentHomePart[], error: CallError) => void;
}

const ZERO_COUNTERS: TeamCounters = { loggedIn: 0, bet: 0, registered: 0, online: 0 };
/** HTTP status with which a gateway without contracts responds. It is not treated as an error. */
const NO_SUCH_CALL = 501;

export type AgentHomeLobby = Pick<Lobby, 'call' | 'clock' | 'config' | '$session'>;

/** Creates agent home of `lobby`; sends no requests before `enter`. */
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
        // An expired session leaves the page and has a separate notice.
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
