/** Slide puzzles, which make it hard for scripts to have codes sent (S37). */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { ERROR_CODES, type slideCheck, type slidePuzzle } from 'lobbykit/wire';
import type { InferOutput } from 'valibot';
import { ApiError } from '../../../platform/api-error.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { Hmac } from '../../../platform/secrets/hmac.ts';
import { consumeAccessToken, storeAccessToken, storePuzzle, takePuzzle } from '../repository.ts';
import type { Purpose } from '../tables.ts';
import { drawSlidePicture, LEFT_MARGIN, MARGIN, PICTURE } from './picture.ts';
import { PIECE_SIZE } from './shape.ts';

/** Lifetime of a puzzle, and of the slide token for its solution, ms. */
export const PUZZLE_TTL_MS = 120_000;
export const ACCESS_TOKEN_TTL_MS = 120_000;
/** Maximum deviation of the answer, px of the image's width. */
export const TOLERANCE_PX = 4;

export interface SlideOptions {
  readonly db: Database;
  readonly hmac: Hmac;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

export interface Slides {
  /** Creates a puzzle. Its solution permits one code for this purpose and phone number. */
  create(purpose: Purpose, mobile: string): Promise<InferOutput<(typeof slidePuzzle)['value']>>;
  /**
   * Returns a slide token if the position is correct, else throws ApiError `slide.wrong`. Consumes the puzzle in both
   * cases.
   */
  check(id: string, x: number): Promise<InferOutput<(typeof slideCheck)['value']>>;
  /** Returns a slide token without a puzzle, after an equivalent verification such as a captcha. */
  pass(purpose: Purpose, mobile: string): Promise<InferOutput<(typeof slideCheck)['value']>>;
  /**
   * Consumes a slide token. Throws ApiError `slide.wrong` unless the token is valid for this purpose and phone number.
   */
  spend(trx: Trx, pass: string | undefined, purpose: Purpose, mobile: string): Promise<void>;
}

export function createSlides({ db, hmac, now }: SlideOptions): Slides {
  const numberMac = (mobile: string) => hmac.of('slide-number', mobile);
  const issueAccessToken = async (purpose: Purpose, number_hmac: string) => {
    const at = now();
    const slidePass = randomBytes(32).toString('base64url');
    await storeAccessToken(
      db,
      { token_hash: hashPass(slidePass), purpose, number_hmac, expires_at: at + ACCESS_TOKEN_TTL_MS },
      at,
    );
    return { slidePass };
  };
  return {
    async create(purpose, mobile) {
      const at = now();
      const x = randomInt(LEFT_MARGIN, PICTURE.width - PIECE_SIZE - MARGIN + 1);
      const y = randomInt(MARGIN, PICTURE.height - PIECE_SIZE - MARGIN + 1);
      const id = randomBytes(16).toString('base64url');
      const { background, piece } = drawSlidePicture(x, y, Math.random);
      await storePuzzle(db, { id, purpose, number_hmac: numberMac(mobile), x, expires_at: at + PUZZLE_TTL_MS }, at);
      return {
        id,
        background: background.toString('base64'),
        piece: piece.toString('base64'),
        y,
        width: PICTURE.width,
        height: PICTURE.height,
        pieceSize: PIECE_SIZE,
      };
    },
    async check(id, x) {
      const puzzle = await takePuzzle(db, id, now());
      if (!puzzle || Math.abs(puzzle.x - x) > TOLERANCE_PX) throw wrong('The piece does not belong there.');
      return issueAccessToken(puzzle.purpose, puzzle.number_hmac);
    },
    pass: (purpose, mobile) => issueAccessToken(purpose, numberMac(mobile)),
    async spend(trx, pass, purpose, mobile) {
      const consumed = pass === undefined ? undefined : await consumeAccessToken(trx, hashPass(pass), now());
      if (consumed?.purpose !== purpose || consumed.number_hmac !== numberMac(mobile)) {
        throw wrong('This call requires the pass of a slide puzzle solved for the same purpose and number.');
      }
    },
  };
}

const wrong = (message: string) => new ApiError(ERROR_CODES.slideWrong, message);
const hashPass = (pass: string) => createHash('sha256').update(pass).digest('hex');
