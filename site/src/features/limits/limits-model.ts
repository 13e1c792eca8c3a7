/** The page on which a member sets limits and takes breaks (LIMIT-01 to LIMIT-03). Needs no DOM. */
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

/** A limit that is being changed. */
export interface LimitEdit extends LimitPlace {
  /** As typed: digits and at most one point. */
  readonly amount: string;
  /** What is wrong with it, `none` for nothing or zero; null while it may be saved or nothing is typed. */
  readonly issue: AmountIssue | { readonly issue: 'none' } | null;
  /** What saving does: a lower limit holds at once, a higher one waits; null while it cannot be saved. */
  readonly change: LimitChange | null;
}

/** A break that is about to be taken. */
export interface ExclusionChoice {
  readonly length: ExclusionPeriod;
  /** When it would end, ms since 1970; null for never. */
  readonly endTime: number | null;
}

export interface LimitsState {
  /** Null until they are there. */
  readonly standing: PlayerLimits | null;
  readonly edit: LimitEdit | null;
  readonly choice: ExclusionChoice | null;
  /** Raises whose second yes may be said now. */
  readonly ripe: readonly LimitPlace[];
  readonly busy: boolean;
  /** The last change: what it was, for the page to say so. */
  readonly done: 'lower' | 'higher' | 'raised' | 'kept' | 'break' | null;
  /** Why the last step was refused. */
  readonly refusal: CallError | null;
  /** Why nothing could be loaded. */
  readonly failure: CallError | null;
}

export interface LimitsActions {
  refresh(): Promise<void>;
  /** Begins to change a limit. */
  edit(place: LimitPlace): void;
  /** @param amount decimal text, `parseAmountInput` makes it of what was typed; anything else is an issue of the amount */
  type(amount: string): void;
  /** Saves what is typed; true when it is done, else `refusal` says why not. */
  save(): Promise<boolean>;
  /** Takes the limit that is being changed away, which waits as a higher one does. */
  remove(): Promise<boolean>;
  /** The second yes to a raise, or the no. */
  answer(place: LimitPlace, accept: boolean): Promise<boolean>;
  /** Begins to take a break. */
  choose(length: ExclusionPeriod): void;
  /** Takes the break that was chosen, at once and for good. */
  startExclusion(): Promise<boolean>;
  /** Leaves what was begun. */
  close(): void;
}

export type LimitsModel = Model<LimitsState, LimitsActions>;

/** Longest wait of one timer, ms; then the limits are asked for again. Timers of browsers run at once beyond 24.8 days. */
const LONGEST_MS = 86_400_000;

const isSame = (a: LimitPlace, b: LimitPlace) => a.kind === b.kind && a.period === b.period;

/** Limits, breaks and net position of the member who is logged in. */
export function createLimits(lobby: LimitsLobby, env: Pick<Env, 'after'> = pageEnv): LimitsModel {
  const start: LimitsState = {
    standing: null,
    edit: null,
    choice: null,
    ripe: [],
    busy: false,
    done: null,
    refusal: null,
    failure: null,
  };
  const $state = atom<LimitsState>(start);
  const state = () => $state.value ?? start;
  const change = (part: Partial<LimitsState>) => $state.set({ ...state(), ...part });

  let stop = () => {};
  /** Shows what is known, and looks again when a raise ripens or the break ends. */
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
    const isLast = latest.begin();
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

  /** One step at a time. */
  const act = async (
    done: LimitsState['done'],
    run: () => Promise<Pick<ResponseOf<typeof playerLimits>, 'value'>>,
  ): Promise<boolean> => {
    if (state().busy) return false;
    change({ busy: true, refusal: null, done: null });
    try {
      const { value } = await run();
      latest.changed();
      show(parsePlayerLimits(value), { busy: false, done, edit: null, choice: null });
      return true;
    } catch (reason) {
      change({ busy: false, refusal: toCallError(reason) });
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
    const what = limitChange(limitAt(place)?.amount ?? null, toAmount(units));
    return { ...place, amount, issue: null, change: what };
  };

  return {
    $state,
    actions: {
      refresh,
      edit({ kind, period }) {
        const amount = limitAt({ kind, period })?.amount ?? '';
        change({ edit: typed({ kind, period }, amount.replace(/\.0*$/, '')), refusal: null, done: null });
      },
      type(text) {
        const { edit } = state();
        const amount = text.trim();
        if (edit) change({ edit: typed(edit, amount), refusal: null });
      },
      async save() {
        const { edit } = state();
        if (!edit?.change) return false;
        const { kind, period, amount, change: what } = edit;
        return act(what === 'higher' ? 'higher' : 'lower', () =>
          lobby.call(setPlayerLimit, { body: { kind, period, amount } }),
        );
      },
      async remove() {
        const { edit } = state();
        if (!edit) return false;
        const { kind, period } = edit;
        return act('higher', () => lobby.call(setPlayerLimit, { body: { kind, period, amount: null } }));
      },
      answer: ({ kind, period }, accept) =>
        act(accept ? 'raised' : 'kept', () => lobby.call(confirmLimitIncrease, { body: { kind, period, accept } })),
      choose(length) {
        const endTime = exclusionEnd(length, lobby.clock.serverNow());
        change({ choice: { length, endTime }, refusal: null, done: null });
      },
      async startExclusion() {
        const { choice } = state();
        if (!choice) return false;
        return act('break', async () => {
          try {
            return await lobby.call(startExclusion, { body: { length: choice.length } });
          } finally {
            // Game grids mark nothing as hot during a break (LIMIT-02). The refresh drops the stored member, so that the next page requests
            // it again. It runs after an error, too: the response of a successful call may be lost.
            void lobby.refreshMember();
          }
        });
      },
      close: () => change({ edit: null, choice: null, refusal: null }),
    },
  };
}
