/**
 * Slide puzzle with which the kit checks that the visitor is human before a code is sent. Only the gateway knows the
 * solution (SMS-12, S37).
 */
import { atom } from 'nanostores';
import type { CallError, CodeChallenge, Lobby, Model } from '../lobby/types.ts';
import type { FieldError } from '../protocol/account/field-rules.ts';
import { tidyCode } from '../protocol/account/phone-numbers.ts';
import { ERROR_CODES } from '../protocol/error-codes.ts';
import { parseNumber, parseText } from '../protocol/parse-values.ts';
import { slideCheck, slidePuzzle } from '../protocol/verification/calls.ts';
import { mailCode } from './captcha-mail.ts';

/** Slide puzzle. Lengths are in image pixels. */
export interface Puzzle {
  /** Images of the background and the piece, PNGs as base64. */
  readonly background: string;
  readonly piece: string;
  /** Position of the piece's top edge. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly pieceSize: number;
}

export interface SlideState {
  /**
   * State of the puzzle. `missed`: the last attempt was wrong, and another puzzle is shown. `refused`: the code sent by
   * email was wrong. `failed`: the puzzle failed to load, or the check failed.
   */
  readonly status: 'closed' | 'loading' | 'ready' | 'checking' | 'missed' | 'refused' | 'failed';
  readonly puzzle: Puzzle | null;
  /** Position of the piece's left edge, from 0 to width minus pieceSize. */
  readonly x: number;
  /** Masked email address to which a code was sent that replaces the puzzle. */
  readonly mailed?: string;
}

export interface SlideActions {
  /** Opens the puzzle. Resolves with the token for a solved puzzle, or with null if the visitor closed it. */
  readonly challenge: CodeChallenge;
  /** Moves the piece by pointer or keyboard. The position is rounded to whole pixels and limited to the image. */
  move(x: number): void;
  /** Releases the piece, and the gateway checks its position. If the position is wrong, another puzzle loads. */
  drop(): Promise<void>;
  /**
   * Sends a code by email as an accessible alternative. Resolves with null on success; on failure, resolves with the
   * error and keeps the puzzle.
   */
  mail(email: string): Promise<FieldError | null>;
  /** Checks the code sent by email. A wrong code cannot be used again, and a puzzle is shown instead. */
  verify(code: string): Promise<void>;
  /** Loads another puzzle. */
  reload(): Promise<void>;
  close(): void;
}

export type Slide = Model<SlideState, SlideActions>;

const SIX_DIGITS = /^\d{6}$/;
const CLOSED: SlideState = { status: 'closed', puzzle: null, x: 0 };

/** Creates the model of the puzzle. It sends no requests until `challenge` opens the puzzle. */
export function createSlide(lobby: Pick<Lobby, 'call'>): Slide {
  const $state = atom<SlideState>(CLOSED);
  let pendingRequest: Parameters<CodeChallenge>[0] | null = null;
  let resolveChallenge: (fields: { slidePass: string } | null) => void = () => {};
  let id = '';
  /** Key of the code that was sent by email. */
  let key = '';
  let turn = 0;
  const state = () => $state.value ?? CLOSED;

  const end = (fields: { slidePass: string } | null) => {
    turn++;
    pendingRequest = null;
    $state.set(CLOSED);
    resolveChallenge(fields);
  };

  const load = async (status: 'ready' | 'missed' | 'refused') => {
    if (!pendingRequest) return;
    const current = ++turn;
    const { purpose, mobileNum } = pendingRequest;
    $state.set({ puzzle: state().puzzle, status: 'loading', x: 0 });
    try {
      const { value } = await lobby.call(slidePuzzle, { body: { purpose, mobileNum } });
      if (current !== turn) return;
      id = parseText(value.id);
      const length = (wire: string | number) => parseNumber(wire) ?? 0;
      const puzzle: Puzzle = {
        background: value.background,
        piece: value.piece,
        y: length(value.y),
        width: length(value.width),
        height: length(value.height),
        pieceSize: length(value.pieceSize),
      };
      $state.set({ status, puzzle, x: 0 });
    } catch {
      if (current === turn) $state.set({ status: 'failed', puzzle: null, x: 0 });
    }
  };

  return {
    $state,
    actions: {
      challenge(request) {
        if (pendingRequest) end(null);
        pendingRequest = request;
        return new Promise(resolve => {
          resolveChallenge = resolve;
          void load('ready');
        });
      },
      move(x) {
        const { puzzle, status } = state();
        if (!puzzle || (status !== 'ready' && status !== 'missed' && status !== 'refused')) return;
        const max = puzzle.width - puzzle.pieceSize;
        $state.set({ ...state(), status: 'ready', x: Math.round(Math.min(max, Math.max(0, x))) });
      },
      async drop() {
        const { puzzle, status, x } = state();
        if (!puzzle || status !== 'ready') return;
        const current = ++turn;
        $state.set({ ...state(), status: 'checking' });
        const pass = await lobby.call(slideCheck, { body: { id, x } }).then(
          ({ value }) => value,
          () => null,
        );
        if (current !== turn) return;
        if (pass) end({ slidePass: pass.slidePass });
        else await load('missed');
      },
      async mail(email) {
        const mailRequest = pendingRequest;
        const mailed = await mailCode(lobby, email);
        if ('error' in mailed) return mailed.error;
        if (!mailRequest || pendingRequest !== mailRequest) return null;
        turn++;
        key = mailed.key;
        $state.set({ status: 'ready', puzzle: null, x: 0, mailed: email });
        return null;
      },
      async verify(code) {
        const { mailed, status } = state();
        if (!pendingRequest || mailed === undefined || status === 'checking') return;
        const captcha = tidyCode(code);
        // A malformed code is not sent, because each wrong code uses up an attempt.
        if (!SIX_DIGITS.test(captcha)) return $state.set({ ...state(), status: 'refused' });
        const current = ++turn;
        $state.set({ ...state(), status: 'checking' });
        const { purpose, mobileNum } = pendingRequest;
        try {
          const { value } = await lobby.call(
            slideCheck,
            { body: { purpose, mobileNum, captcha } },
            { captchaKey: key },
          );
          if (current === turn) end({ slidePass: value.slidePass });
        } catch (error) {
          if (current !== turn) return;
          if ((error as CallError).code === ERROR_CODES.codeWrong) await load('refused');
          else $state.set({ ...state(), status: 'failed' });
        }
      },
      reload: () => load('ready'),
      close() {
        if (pendingRequest) end(null);
      },
    },
  };
}
