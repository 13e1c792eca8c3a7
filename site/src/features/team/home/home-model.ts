/**
 * Agent home: the figures of the team today, whether there is a dividend, and what is loaded when somebody enters it (AGENT-07 to
 * AGENT-09). Needs no DOM.
 */
import type { CallError, Lobby, Model } from 'lobbykit';
import { mayUse, parseFlag, parseNumber, recordDate } from 'lobbykit/domain';
import { toCallError } from 'lobbykit/forms';
import { dividend, teamKpi } from 'lobbykit/wire';
import { atom, type ReadableAtom } from 'nanostores';

/** Members of the team who did something today; 0 while that is not known (AGENT-07). */
export interface TeamCounters {
  readonly loggedIn: number;
  readonly bet: number;
  readonly registered: number;
  readonly online: number;
}

/** What agent home loads; `unread` is inbox and announcements to agents in one question. */
export type AgentHomePart = 'wallet' | 'unread' | 'team' | 'dividend';

export interface AgentHomeState {
  readonly team: TeamCounters;
  /** The counters are those of the gateway, not the defaults. */
  readonly isKnown: boolean;
  /** Members below the agent, at any depth; null while that is not known. */
  readonly members: number | null;
  /** The dividend call answered with something (OPEN: AGENT-20). */
  readonly hasDividend: boolean;
}

export interface AgentHomeActions {
  /** Loads everything, each part by itself; resolves when all are settled. Tells once what of it failed (AGENT-09, AGENT-27). */
  enter(): Promise<void>;
  /** Goes to a page, which happens with a session only (AGENT-08). */
  go(path: string): void;
}

export interface AgentHome extends Model<AgentHomeState, AgentHomeActions> {
  readonly $state: ReadableAtom<AgentHomeState>;
}

export interface AgentHomeOptions {
  /** Asks for the balance; resolves with what failed, null when nothing did. */
  readonly fetchWallet: () => Promise<CallError | null>;
  /** Counts what is unread anew, likewise. */
  readonly countUnread: () => Promise<CallError | null>;
  readonly onGo: (path: string) => void;
  /** What failed, and why the first of it did. */
  readonly onFailed: (parts: readonly AgentHomePart[], error: CallError) => void;
}

const NOBODY: TeamCounters = { loggedIn: 0, bet: 0, registered: 0, online: 0 };
/** A gateway without contracts has no such call, which is no failure. */
const NO_SUCH_CALL = 501;

export type AgentHomeLobby = Pick<Lobby, 'call' | 'clock' | 'config' | '$session'>;

/** Agent home on `lobby`; nothing is asked for before `enter`. */
export function createAgentHome(
  lobby: AgentHomeLobby,
  { fetchWallet, countUnread, onGo, onFailed }: AgentHomeOptions,
): AgentHome {
  const $state = atom<AgentHomeState>({ team: NOBODY, isKnown: false, members: null, hasDividend: false });
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
        // The end of a session leaves the page, which says so itself.
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
