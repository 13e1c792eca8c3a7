/** Codes sent by SMS to visitors without a session: six digits, valid for one purpose and one phone number (S36). */
import { randomInt } from 'node:crypto';
import { FLAGS, tidyCode, tidyMobile } from 'lobbykit/domain';
import { ApiError } from '../../platform/api-error.ts';
import type { LocalizedText } from '../../platform/db/columns.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { requireFlag } from '../../platform/http/flags.ts';
import { localize } from '../../platform/localized-text.ts';
import type { Mailer, Message } from '../../platform/outbox/outbox.ts';
import { admit, networkOf, readLimit } from '../../platform/rate-limits/rate-limits.ts';
import { type Hmac, timingSafeEqualHmac } from '../../platform/secrets/hmac.ts';
import type { PhoneNumber } from '../account/phone-numbers.ts';
import { attemptCode, type CodeKey, storeCode, takeCode } from './repository.ts';
import type { Slides } from './slide-puzzle/slide-puzzle.ts';
import type { Purpose } from './tables.ts';

const MINUTE = 60_000;
/** Lifetime of a code, ms. */
export const CODE_TTL_MS = 5 * MINUTE;
export const TRIES = 5;

/**
 * Feature flag that each purpose requires. Registration has none, because both registration forms may contain a code.
 */
const FLAG_OF: Readonly<Partial<Record<PhonePurpose, string>>> = {
  login: FLAGS.loginByCode,
  recovery: FLAGS.recoverByPhone,
};

/** Purposes of codes that are requested without a session. */
export type PhonePurpose = Extract<Purpose, 'login' | 'registration' | 'recovery'>;

export interface CodeRequest {
  readonly purpose: PhonePurpose;
  readonly number: PhoneNumber;
  readonly slidePass: string | undefined;
  /** Merchant to which the member belongs. */
  readonly merchant: string;
  /** IP address of the caller. */
  readonly address: string;
  /** Language of the message. */
  readonly language: string;
}

/** Code entered by a visitor, with the purpose for which it must have been sent. */
export interface CodeClaim {
  readonly purpose: Purpose;
  readonly number: PhoneNumber;
  readonly code: string;
}

export interface CodesOptions {
  readonly db: Database;
  readonly hmac: Hmac;
  readonly slides: Pick<Slides, 'spend'>;
  readonly mailer: Mailer;
  /**
   * Returns whether the number belongs to a member who may log in. For other numbers, the response is the same, but no
   * message is sent.
   */
  readonly isMembers: (number: PhoneNumber, merchant: string) => Promise<boolean>;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

export interface Codes {
  /**
   * Sends a code, which replaces the previous one. Returns the time at which another code may be requested, ms since
   * 1970. Throws ApiError `slide.wrong` without a valid slide token, `permission.denied` if the feature is disabled,
   * `too.many` with the seconds to wait, `sender.missing` if no mailer is configured.
   */
  send(request: CodeRequest): Promise<number>;
  /** Verifies a code, which consumes one of five attempts. A correct code remains valid until `spend`. */
  check(claim: CodeClaim): Promise<boolean>;
  /** Consumes a verified code; returns false if a concurrent call has consumed it. */
  spend(db: Database | Trx, claim: CodeClaim): Promise<boolean>;
  /** Verifies and consumes a code. */
  redeem(claim: CodeClaim): Promise<boolean>;
}

export function createCodes({ db, hmac, slides, mailer, isMembers, now }: CodesOptions): Codes {
  const numberMac = ({ dialingCode, mobile }: PhoneNumber) => hmac.of('number', dialingCode, mobile);
  const keyOf = ({ purpose, number }: Omit<CodeClaim, 'code'>): CodeKey => ({ purpose, numberMac: numberMac(number) });
  const codeMac = ({ purpose, numberMac }: CodeKey, code: string) =>
    hmac.of('code', purpose, numberMac, tidyCode(code));

  const check = async (claim: CodeClaim): Promise<boolean> => {
    const key = keyOf(claim);
    const expected = await attemptCode(db, key, now());
    return expected !== undefined && timingSafeEqualHmac(expected, codeMac(key, claim.code));
  };
  const spend = (on: Database | Trx, claim: CodeClaim): Promise<boolean> => {
    const key = keyOf(claim);
    return takeCode(on, key, codeMac(key, claim.code));
  };

  return {
    async send({ purpose, number, slidePass, merchant, address, language }) {
      if (!mailer.ready) throw new ApiError('sender.missing', 'This gateway has nobody to send text messages with.');
      const flag = FLAG_OF[purpose];
      if (flag) await requireFlag(db, flag, merchant);
      const key = keyOf({ purpose, number });
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const at = now();
      await db.transaction().execute(async trx => {
        // The puzzle was solved before the visitor chose a country. Its number was normalized without a country, so the
        // number must be normalized in the same way here.
        await slides.spend(trx, slidePass, purpose, tidyMobile(number.mobile));
        await admit(trx, 'code-pause', key.numberMac, at);
        await admit(trx, 'code', key.numberMac, at);
        await admit(trx, 'code-address', hmac.of('address', networkOf(address)), at);
        await storeCode(
          trx,
          {
            purpose,
            number_hmac: key.numberMac,
            code_hmac: codeMac(key, code),
            attempts_left: TRIES,
            expires_at: at + CODE_TTL_MS,
          },
          at,
        );
      });
      mailer.post(async () =>
        purpose === 'registration' || (await isMembers(number, merchant))
          ? message(number, code, TEXTS[purpose], language)
          : null,
      );
      return at + (await readLimit(db, 'code-pause')).perSeconds * 1_000;
    },
    check,
    spend,
    redeem: async claim => (await check(claim)) && spend(db, claim),
  };
}

/** Texts of the SMS. Placeholder: `{code}`. */
const TEXTS: Readonly<Record<PhonePurpose, LocalizedText>> = {
  login: {
    EN: '{code} is your login code. It’s valid for 5 minutes. Don’t share it with anyone.',
    VI: '{code} là mã đăng nhập của bạn. Mã có hiệu lực 5 phút. Đừng đưa mã cho ai.',
    PT: '{code} é o seu código de acesso. Vale por 5 minutos. Não passe a ninguém.',
  },
  registration: {
    EN: '{code} is your registration code. It’s valid for 5 minutes. Don’t share it with anyone.',
    VI: '{code} là mã đăng ký của bạn. Mã có hiệu lực 5 phút. Đừng đưa mã cho ai.',
    PT: '{code} é o seu código de cadastro. Vale por 5 minutos. Não passe a ninguém.',
  },
  recovery: {
    EN: '{code} is your code for a new password. It’s valid for 5 minutes. Don’t share it with anyone.',
    VI: '{code} là mã để đặt mật khẩu mới. Mã có hiệu lực 5 phút. Đừng đưa mã cho ai.',
    PT: '{code} é o seu código para uma nova senha. Vale por 5 minutos. Não passe a ninguém.',
  },
};

const message = (
  { dialingCode, mobile }: PhoneNumber,
  code: string,
  texts: LocalizedText,
  language: string,
): Message => ({
  channel: 'sms',
  to: `+${dialingCode} ${mobile}`,
  subject: '',
  text: localize(texts, language).replace('{code}', code),
});
