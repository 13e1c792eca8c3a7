/**
 * Slide puzzle: the kit's human verification before a code is sent. The gateway keeps the solution secret (SMS-12,
 * S37).
 */
import { atom } from 'nanostores';
import type { CallError, CodeChallenge, Lobby, Model } from '../lobby/types.ts';
import type { FieldError } from '../protocol/account/field-rules.ts';
import { tidyCode } from '../protocol/account/phone-numbers.ts';
import { ERROR_CODES } from '../protocol/error-codes.ts';
import { parseNumber, parseText } from '../protocol/parse-values.ts';
import { slideCheck, slidePuzzle } from '../protocol/verification/calls.ts';
import { mailCode } from './captcha-mail.ts';

/** Lengths in image pixels. */
export interface Puzzle {
  /** PNGs as base64. */
  readonly background: string;
  readonly piece: string;
  /** Top edge of the piece. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly pieceSize: number;
}

export interface SlideState {
  /**
   * `missed`: the last attempt was wrong, and another puzzle is shown. `refused`: the mailed code was wrong. `failed`:
   * the puzzle failed to load, or the check failed.
   */
  readonly status: 'closed' | 'loading' | 'ready' | 'checking' | 'missed' | 'refused' | 'failed';
  readonly puzzle: Puzzle | null;
  /** Left edge of the piece, 0 to width minus pieceSize. */
  readonly x: number;
  /** Recipient of a mailed code that replaces the puzzle. */
  readonly mailed?: string;
}

export interface SlideActions {
  /** Opens the puzzle; resolves with the token, or null when closed. */
  readonly challenge: CodeChallenge;
  /** Moves the piece by pointer or keyboard; in whole pixels within the image. */
  move(x: number): void;
  /** Releases the piece: the gateway verifies its position. A wrong position loads another puzzle. */
  drop(): Promise<void>;
  /** Mails a code as an accessible alternative. Returns null, or the error if not sent; the puzzle then remains. */
  mail(email: string): Promise<FieldError | null>;
  /** Verifies the mailed code. A wrong code is consumed, and a puzzle is shown again. */
  verify(code: string): Promise<void>;
  /** Loads another puzzle. */
  reload(): Promise<void>;
  close(): void;
}

export type Slide = Model<SlideState, SlideActions>;

const SIX_DIGITS = /^\d{6}$/;
const CLOSED: SlideState = { status: 'closed', puzzle: null, x: 0 };

/** Creates the puzzle on `lobby`, which sends no requests until `challenge` opens it. */
export function createSlide(lobby: Pick<Lobby, 'call'>): Slide {
  const $state = atom<SlideState>(CLOSED);
  let pendingRequest: Parameters<CodeChallenge>[0] | null = null;
  let resolveChallenge: (fields: { slidePass: string } | null) => void = () => {};
  let id = '';
  /** Key of the mailed code. */
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
        // An invalid code is not sent, because each wrong code consumes an attempt.
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
