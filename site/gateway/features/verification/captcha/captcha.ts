/**
 * Captchas: image captchas with five characters, valid for two minutes and one attempt, bound to a key of the client
 * (S35, API-17); or captchas of an external provider (S45).
 */
import { randomInt } from 'node:crypto';
import { checkEmail } from 'lobbykit/domain';
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError, invalid } from '../../../platform/api-error.ts';
import type { LocalizedText } from '../../../platform/db/columns.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { localize } from '../../../platform/localized-text.ts';
import type { Mailer, Message } from '../../../platform/outbox/outbox.ts';
import { admit } from '../../../platform/rate-limits/rate-limits.ts';
import { hashKey, hmacWith } from '../../../platform/secrets/client-key.ts';
import { timingSafeEqualHmac } from '../../../platform/secrets/hmac.ts';
import type { Providers } from '../providers.ts';
import { storeCaptcha, takeCaptcha } from '../repository.ts';
import { GLYPHS } from './glyphs.ts';
import { drawCaptcha } from './picture.ts';

const LENGTH = 5;
const TTL_MS = 2 * 60_000;
/** Lifetime of a mailed code, ms; longer than that of an image, because mail delivery takes time. */
const MAIL_TTL_MS = 10 * 60_000;

export interface Captchas {
  /**
   * Returns a new image for a key, as a PNG in Base64. Throws ApiError `permission.denied` if only tokens of an
   * external provider are accepted.
   */
  issue(key: string): Promise<string>;
  /**
   * Mails a code that replaces the text of an image, for people who cannot read images; valid for ten minutes and one
   * attempt. Throws ApiError `permission.denied` if only tokens of an external provider are accepted, `too.many` with
   * the seconds to wait, `sender.missing` if no mailer is configured.
   */
  mail(key: string, email: string, from: { readonly address: string; readonly language: string }): Promise<void>;
  /**
   * Verifies `text` against the image of `key`, and consumes the image even if the text is wrong. Without a key,
   * verifies `text` as a token of the external provider.
   * @throws ApiError `busy` if the provider is unreachable
   */
  take(key: string | undefined, text: string | undefined, address: string): Promise<boolean>;
  /** Makes a correctly answered captcha valid for another attempt, for two minutes. */
  restore(key: string, text: string): Promise<void>;
}

export interface CaptchasOptions {
  readonly db: Database;
  /** Current time, ms since 1970. */
  readonly now: () => number;
  /** Generates captcha texts; random by default. Tests replace it. */
  readonly text?: () => string;
  /** True accepts image captchas in addition to tokens of the external provider. */
  readonly pictures: boolean;
  readonly provider?: Providers['captcha'];
  readonly mailer: Mailer;
}

export function createCaptchas(options: CaptchasOptions): Captchas {
  const { db, now, text = randomText, pictures, provider, mailer } = options;
  const store = async (key: string, solution: string, lifeMs: number) => {
    if (!pictures) {
      throw new ApiError(ERROR_CODES.permissionDenied, 'This gateway takes no captcha but that of its provider.');
    }
    const at = now();
    const captcha = {
      key_hash: hashKey('captcha', key),
      answer_hmac: hmacWith(key, solution),
      expires_at: at + lifeMs,
    };
    await storeCaptcha(db, captcha, at);
  };
  return {
    async issue(key) {
      const shown = text();
      await store(key, shown, TTL_MS);
      return drawCaptcha(shown).toString('base64');
    },
    async mail(key, email, { address, language }) {
      if (!mailer.ready) throw new ApiError('sender.missing', 'This gateway has nobody to send mails with.');
      const to = email.trim();
      if (checkEmail(to)) throw invalid('"email" is wrong; allowed is an e-mail address', 'email');
      await admit(db, 'captcha-mail', hashKey('captcha mail', to.toLowerCase()), now());
      await admit(db, 'captcha-address', address, now());
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await store(key, code, MAIL_TTL_MS);
      mailer.post(async () => mailOf(to, code, language));
    },
    async take(key, entered, address) {
      if (!entered) return false;
      if (!key) return (await provider?.verify(entered, address)) ?? false;
      if (!pictures) return false;
      const expectedHmac = await takeCaptcha(db, hashKey('captcha', key), now());
      return expectedHmac !== null && timingSafeEqualHmac(expectedHmac, hmacWith(key, normalizeText(entered)));
    },
    restore: (key, entered) => store(key, normalizeText(entered), TTL_MS),
  };
}

/** Normalizes an entered captcha text. */
const normalizeText = (entered: string) => entered.trim().toUpperCase();

/** Subject of the mail. Placeholder: `{code}`. */
const SUBJECT: LocalizedText = { EN: '{code} is your code', VI: '{code} là mã của bạn', PT: '{code} é o seu código' };
const TEXTS: LocalizedText = {
  EN: 'Enter {code} instead of the characters in the picture. The code works once, within 10 minutes. If you didn’t ask for it, ignore this email.',
  VI: 'Hãy nhập {code} thay cho các ký tự trong hình. Mã dùng được một lần, trong 10 phút. Nếu bạn không yêu cầu, hãy bỏ qua email này.',
  PT: 'Digite {code} no lugar dos caracteres da imagem. O código vale uma vez, por 10 minutos. Se você não pediu, ignore este e-mail.',
};

const mailOf = (to: string, code: string, language: string): Message => {
  const filled = (texts: LocalizedText) => localize(texts, language).replace('{code}', code);
  return { channel: 'mail', to, subject: filled(SUBJECT), text: filled(TEXTS) };
};

const randomText = () => Array.from({ length: LENGTH }, () => GLYPHS[randomInt(GLYPHS.length)]).join('');
