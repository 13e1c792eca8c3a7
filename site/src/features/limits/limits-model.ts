/** Limits and exclusions that members set for themselves (LIMIT-01 to LIMIT-03). Requires no DOM. */
import type { CallError, Lobby, Model } from 'lobbykit';
import {
  type AmountIssue,
  type ExclusionPeriod,
  exclusionEnd,
  type LimitChange,
  limitChange,
  type PlayerLimitKind,
  type PlayerLimitPeriod,
  parseAmount,
  toAmount,
} from 'lobbykit/domain';
import { type Env, latestOnly, pageEnv, toCallError } from 'lobbykit/forms';
import { confirmLimitIncrease, playerLimits, type ResponseOf, setPlayerLimit, startExclusion } from 'lobbykit/wire';
import { atom, onMount } from 'nanostores';
import { type PlayerLimit, type PlayerLimits, parsePlayerLimits } from './parse.ts';

export type LimitsLobby = Pick<Lobby, 'call' | 'clock' | 'refreshMember'>;

export interface LimitPlace {
  readonly kind: PlayerLimitKind;
  readonly period: PlayerLimitPeriod;
}

/** Limit that is being edited. */
export interface LimitEdit extends LimitPlace {
  /** Amount as typed: digits and at most one decimal point. */
  readonly amount: string;
  /** Validation error; `none` for zero or invalid text. Null for a valid or an empty input. */
  readonly issue: AmountIssue | { readonly issue: 'none' } | null;
  /**
   * Effect of saving: a lower limit applies immediately, a higher limit after a delay. Null if the input is invalid.
   */
  readonly change: LimitChange | null;
}

/** Exclusion that the member is about to start. */
export interface ExclusionChoice {
  readonly length: ExclusionPeriod;
  /** End of the exclusion, ms since 1970; null if permanent. */
  readonly endTime: number | null;
}

export interface LimitsState {
  /** Null until loaded. */
  readonly standing: PlayerLimits | null;
  readonly edit: LimitEdit | null;
  readonly choice: ExclusionChoice | null;
  /** Limits whose increase delay has ended, so that the member can confirm the increase. */
  readonly ripe: readonly LimitPlace[];
  readonly busy: boolean;
  /** Last successful change, which selects the confirmation text. */
  readonly done: 'lower' | 'higher' | 'raised' | 'kept' | 'break' | null;
  /** Error of the last change, or null. */
  readonly actionError: CallError | null;
  /** Error of the first request, or null. */
  readonly failure: CallError | null;
}

export interface LimitsActions {
  refresh(): Promise<void>;
  /** Opens the dialog to change a limit. */
  edit(place: LimitPlace): void;
  /**
   * Updates the amount in the dialog.
   * @param amount decimal text from `parseAmountInput`; any other text is a validation error
   */
  type(amount: string): void;
  /**
   * Saves the amount in the dialog as the limit.
   * @returns true if the request succeeded; otherwise `actionError` contains the error
   */
  save(): Promise<boolean>;
  /** Requests the removal of the limit in the dialog; it takes effect after the increase delay and a confirmation. */
  remove(): Promise<boolean>;
  /** Confirms or rejects an increase whose delay has ended. */
  respond(place: LimitPlace, accept: boolean): Promise<boolean>;
  /** Opens the dialog that confirms an exclusion. */
  choose(length: ExclusionPeriod): void;
  /** Starts the selected exclusion immediately; it cannot be canceled. */
  startExclusion(): Promise<boolean>;
  /** Closes the open dialog without saving. */
  close(): void;
}

export type LimitsModel = Model<LimitsState, LimitsActions>;

/** Maximum timer, ms; then the limits are requested again. Browsers fire timers of more than 24.8 days immediately. */
const LONGEST_MS = 86_400_000;

const isSame = (a: LimitPlace, b: LimitPlace) => a.kind === b.kind && a.period === b.period;

/** Creates the model of limits, exclusions, and net results of the logged-in member. */
export function createLimits(lobby: LimitsLobby, env: Pick<Env, 'after'> = pageEnv): LimitsModel {
  const start: LimitsState = {
    standing: null,
    edit: null,
    choice: null,
    ripe: [],
    busy: false,
    done: null,
    actionError: null,
    failure: null,
  };
  const $state = atom<LimitsState>(start);
  const state = () => $state.value ?? start;
  const change = (part: Partial<LimitsState>) => $state.set({ ...state(), ...part });

  let stop = () => {};
  /** Updates the state and schedules a request for the next end of an increase delay or of the exclusion. */
  const show = (standing: PlayerLimits, part: Partial<LimitsState> = {}) => {
    const now = lobby.clock.serverNow();
    const waits = standing.limits.flatMap(({ raise }) => (raise && raise.from > now ? raise.from - now : []));
    const end = standing.break?.endTime;
    if (end) waits.push(end - now);
    stop();
    if (waits.length > 0) stop = env.after(Math.min(Math.max(0, Math.min(...waits)), LONGEST_MS), refresh);
    const ripe = standing.limits.filter(({ raise }) => raise !== null && raise.from <= now);
    change({ standing, ripe: ripe.map(({ kind, period }) => ({ kind, period })), failure: null, ...part });
  };

  const latest = latestOnly();
  const refresh = async () => {
    const isLast = latest.start();
    try {
      const { value } = await lobby.call(playerLimits);
      if (isLast()) show(parsePlayerLimits(value));
    } catch (reason) {
      if (isLast()) change({ failure: toCallError(reason) });
    }
  };

  onMount($state, () => {
    void refresh();
    return () => stop();
  });

  /** Runs one change at a time. */
  const act = async (
    done: LimitsState['done'],
    run: () => Promise<Pick<ResponseOf<typeof playerLimits>, 'value'>>,
  ): Promise<boolean> => {
    if (state().busy) return false;
    change({ busy: true, actionError: null, done: null });
    try {
      const { value } = await run();
      latest.changed();
      show(parsePlayerLimits(value), { busy: false, done, edit: null, choice: null });
      return true;
    } catch (reason) {
      change({ busy: false, actionError: toCallError(reason) });
      return false;
    }
  };

  const limitAt = (place: LimitPlace): PlayerLimit | undefined =>
    state().standing?.limits.find(one => isSame(one, place));

  const typed = (place: LimitPlace, amount: string): LimitEdit => {
    if (amount === '') return { ...place, amount, issue: null, change: null };
    const units = parseAmount(amount, state().standing?.decimals ?? 2);
    if (typeof units !== 'bigint') return { ...place, amount, issue: units, change: null };
    if (units === 0n) return { ...place, amount, issue: { issue: 'none' }, change: null };
    const direction = limitChange(limitAt(place)?.amount ?? null, toAmount(units));
    return { ...place, amount, issue: null, change: direction };
  };

  return {
    $state,
    actions: {
      refresh,
      edit({ kind, period }) {
        const amount = limitAt({ kind, period })?.amount ?? '';
        change({ edit: typed({ kind, period }, amount.replace(/\.0*$/, '')), actionError: null, done: null });
      },
      type(text) {
        const { edit } = state();
        const amount = text.trim();
        if (edit) change({ edit: typed(edit, amount), actionError: null });
      },
      async save() {
        const { edit } = state();
        if (!edit?.change) return false;
        const { kind, period, amount, change: direction } = edit;
        return act(direction === 'higher' ? 'higher' : 'lower', () =>
          lobby.call(setPlayerLimit, { body: { kind, period, amount } }),
        );
      },
      async remove() {
        const { edit } = state();
        if (!edit) return false;
        const { kind, period } = edit;
        return act('higher', () => lobby.call(setPlayerLimit, { body: { kind, period, amount: null } }));
      },
      respond: ({ kind, period }, accept) =>
        act(accept ? 'raised' : 'kept', () => lobby.call(confirmLimitIncrease, { body: { kind, period, accept } })),
      choose(length) {
        const endTime = exclusionEnd(length, lobby.clock.serverNow());
        change({ choice: { length, endTime }, actionError: null, done: null });
      },
      async startExclusion() {
        const { choice } = state();
        if (!choice) return false;
        return act('break', async () => {
          try {
            return await lobby.call(startExclusion, { body: { length: choice.length } });
          } finally {
            // During an exclusion, game grids highlight no hot games (LIMIT-02), so the cached member is dropped and
            // requested again. This also runs after an error, because the request may have succeeded without a
            // response.
            void lobby.refreshMember();
          }
        });
      },
      close: () => change({ edit: null, choice: null, actionError: null }),
    },
  };
}
