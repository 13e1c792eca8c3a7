/** Captchas: five characters, two minutes, one try, bound to the key the client chose (S35, API-17); or a provider's (S45). */
import { randomInt } from 'node:crypto';
import { ERROR_CODES } from 'lobbykit/wire';
import type { Database } from '../db/schema.ts';
import { Refusal } from '../http/reply.ts';
import { keepCaptcha, takeCaptcha } from '../store/captchas.ts';
import { drawCaptcha, GLYPHS } from './captcha-picture.ts';
import { sameMac } from './mac.ts';
import { hashKey, macUnder } from './proof-hash.ts';
import type { Providers } from './providers.ts';

const LENGTH = 5;
const LIFE_MS = 2 * 60_000;

export interface Captchas {
  /** A new picture for a key, as the base64 of a PNG. Throws Refusal 403 where only a provider's tokens are taken. */
  issue(key: string): Promise<string>;
  /**
   * Is `text` what the picture of `key` shows? Right or wrong, the picture is used up. Without a key it is the token of the
   * provider, where there is one. Throws Refusal 503 when the provider cannot be asked.
   */
  take(key: string | undefined, text: string | undefined, address: string): Promise<boolean>;
}

export interface CaptchasOptions {
  readonly db: Database;
  /** ms since 1970 */
  readonly now: () => number;
  /** What the next picture shows; random unless a test says otherwise. */
  readonly text?: () => string;
  /** Are pictures taken beside the provider's tokens? */
  readonly pictures: boolean;
  readonly provider?: Providers['captcha'];
}

export function createCaptchas({ db, now, text = randomText, pictures, provider }: CaptchasOptions): Captchas {
  return {
    async issue(key) {
      if (!pictures) {
        throw new Refusal(403, ERROR_CODES.permissionDenied, 'This gateway takes no captcha but that of its provider.');
      }
      const shown = text();
      const at = now();
      const captcha = { key_hash: hashKey('captcha', key), answer_mac: macUnder(key, shown), expires_at: at + LIFE_MS };
      await keepCaptcha(db, captcha, at);
      return drawCaptcha(shown).toString('base64');
    },
    async take(key, given, address) {
      if (!given) return false;
      if (!key) return (await provider?.verify(given, address)) ?? false;
      if (!pictures) return false;
      const answer = await takeCaptcha(db, hashKey('captcha', key), now());
      return answer !== null && sameMac(answer, macUnder(key, given.trim().toUpperCase()));
    },
  };
}

const randomText = () => Array.from({ length: LENGTH }, () => GLYPHS[randomInt(GLYPHS.length)]).join('');
