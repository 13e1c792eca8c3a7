/** Security center: score, security questions, and sessions (SAFE-01, SAFE-03, SAFE-04). Requires no DOM. */
import type { CallError, Lobby, Model } from 'lobbykit';
import { type SecurityScore, securityScore } from 'lobbykit/domain';
import { latestOnly, toCallError } from 'lobbykit/forms';
import {
  cancelContactChange,
  customerSecurityQuestions,
  endOtherSessions,
  endSession,
  openSessions,
  saveSecurityQuestions,
  securityConfig,
  securityQuestions,
} from 'lobbykit/wire';
import { atom, onMount } from 'nanostores';
import { singleFlight } from '../../shared/forms/single-flight.ts';
import {
  parseQuestions,
  parseSessions,
  parseStanding,
  type SecurityQuestion,
  type SecuritySession,
  type SecurityStanding,
} from './parse.ts';

export interface SecurityState {
  /** Null until loaded. */
  readonly standing: SecurityStanding | null;
  readonly safety: SecurityScore | null;
  readonly sessions: readonly SecuritySession[];
  /** Questions to choose from; empty until `loadQuestions` has succeeded. */
  readonly questions: readonly SecurityQuestion[];
  /** Questions that the member has answered. */
  readonly chosen: readonly SecurityQuestion[];
  readonly busy: boolean;
  /** Error of the last change, or null. */
  readonly actionError: CallError | null;
  /** Error of the first request, or null. */
  readonly failure: CallError | null;
}

export interface SecurityActions {
  refresh(): Promise<void>;
  loadQuestions(): Promise<void>;
  /**
   * Saves the answers of the security questions. This and the following functions resolve with true on success;
   * otherwise `actionError` contains the error.
   */
  saveQuestions(
    answers: readonly { readonly id: string; readonly answer: string }[],
    password: string,
  ): Promise<boolean>;
  /** Cancels a change of email or phone that has not taken effect yet. */
  cancelContactChange(kind: 'email' | 'mobile'): Promise<boolean>;
  endSession(id: string): Promise<boolean>;
  endOthers(): Promise<boolean>;
  /** Clears `actionError`. */
  forgive(): void;
}

export type SecurityModel = Model<SecurityState, SecurityActions>;
export type SecurityLobby = Pick<Lobby, 'call' | '$language' | 'clock'>;

/** Creates the model of the member's security center; requests its data on mount. */
export function createSecurityCenter(lobby: SecurityLobby): SecurityModel {
  const start: SecurityState = {
    standing: null,
    safety: null,
    sessions: [],
    questions: [],
    chosen: [],
    busy: false,
    actionError: null,
    failure: null,
  };
  const $state = atom<SecurityState>(start);
  const state = () => $state.value ?? start;
  const change = (part: Partial<SecurityState>) => $state.set({ ...state(), ...part });

  const latest = latestOnly();
  const refresh = async () => {
    const isLast = latest.start();
    try {
      const [config, sessions] = await Promise.all([lobby.call(securityConfig), lobby.call(openSessions)]);
      if (!isLast()) return;
      const standing = parseStanding(config.value);
      const safety = securityScore(standing, lobby.clock.serverNow());
      change({ standing, safety, sessions: parseSessions(sessions.value), failure: null });
    } catch (reason) {
      if (isLast()) change({ failure: toCallError(reason) });
    }
  };
  const latestQuestions = latestOnly();
  const loadQuestions = async () => {
    const isLast = latestQuestions.start();
    const query = { language: lobby.$language.get() };
    try {
      const [all, chosen] = await Promise.all([
        lobby.call(securityQuestions, { query }),
        lobby.call(customerSecurityQuestions, { query }),
      ]);
      if (isLast())
        change({ questions: parseQuestions(all.value), chosen: parseQuestions(chosen.value), failure: null });
    } catch (reason) {
      if (isLast()) change({ failure: toCallError(reason) });
    }
  };

  onMount($state, () => {
    void refresh();
    return lobby.$language.listen(() => {
      if (state().questions.length > 0) void loadQuestions();
    });
  });

  const step = singleFlight($state);
  /** Runs a change and then requests the security state again. */
  const act = (run: () => Promise<unknown>) =>
    step(async () => {
      await run();
      await refresh();
    });

  return {
    $state,
    actions: {
      refresh,
      loadQuestions,
      saveQuestions: (answers, password) =>
        act(() =>
          lobby.call(saveSecurityQuestions, {
            body: { answers: [...answers], password, language: lobby.$language.get() },
          }),
        ),
      cancelContactChange: kind => act(() => lobby.call(cancelContactChange, { body: { kind } })),
      endSession: sessionId => act(() => lobby.call(endSession, { body: { sessionId } })),
      endOthers: () => act(() => lobby.call(endOtherSessions)),
      forgive: () => change({ actionError: null }),
    },
  };
}
