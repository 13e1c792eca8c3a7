/** Routes of verifications that forms use: slide puzzles and codes (EP-04, EP-05). */
import { parseDialingCode, parseMobile } from 'lobbykit/domain';
import { slideCheck, slidePuzzle, smsCode, smsRegisterCode } from 'lobbykit/wire';
import { invalid } from '../../platform/api-error.ts';
import { merchantOf, type OriginRules } from '../../platform/http/cors.ts';
import type { Exchange } from '../../platform/http/exchange.ts';
import { captchaKey, requestedLanguage } from '../../platform/http/request-headers.ts';
import { fresh, type Route } from '../../platform/http/route.ts';
import { type Counting, limited } from '../../platform/rate-limits/routes.ts';
import { wrongCode } from '../account/passwords/new-password.ts';
import type { PhoneNumber } from '../account/phone-numbers.ts';
import type { Captchas } from './captcha/captcha.ts';
import type { PhonePurpose } from './codes.ts';
import type { Verifications } from './service.ts';

export function verificationRoutes(
  { slides, codes }: Verifications,
  captchas: Pick<Captchas, 'take'>,
  rules: OriginRules,
  counting: Counting,
): Route[] {
  const send = async (purpose: PhonePurpose, body: CodeBody, { request, address }: Exchange) => {
    const merchant = await merchantOf(request, rules);
    const language = requestedLanguage(request);
    const expirationTime = await codes.send({ ...readRequest(body), purpose, merchant, address, language });
    return { value: { expirationTime } };
  };
  return [
    limited(
      counting,
      'puzzle',
      fresh(slidePuzzle, async ({ body: { purpose, mobileNum } }) => ({
        value: await slides.create(purpose, requireMobile('mobileNum', mobileNum)),
      })),
    ),
    fresh(slideCheck, async ({ body, exchange: { request, address } }) => {
      if ('id' in body) return { value: await slides.check(body.id, Number(body.x)) };
      const { purpose, mobileNum, captcha } = body;
      const mobile = requireMobile('mobileNum', mobileNum);
      // Accepts only a captcha of the gateway (image text or mailed code), which has a key. A token of an external
      // provider has none and is rejected.
      const key = captchaKey(request);
      if (!key || !(await captchas.take(key, captcha, address))) throw wrongCode();
      return { value: await slides.pass(purpose, mobile) };
    }),
    fresh(smsCode, async ({ body, exchange }) => {
      const { purpose = 'login' } = body;
      if (purpose === 'registration') throw invalid('"purpose" is wrong; allowed is "login" or "recovery"', 'purpose');
      return send(purpose, body, exchange);
    }),
    fresh(smsRegisterCode, async ({ body, exchange }) => {
      const { purpose = 'registration' } = body;
      if (purpose !== 'registration') throw invalid('"purpose" is wrong; allowed is "registration"', 'purpose');
      return send(purpose, body, exchange);
    }),
  ];
}

type CodeBody = Readonly<Record<string, string | undefined>> & {
  readonly countryDialingCode: string;
  readonly purpose?: PhonePurpose;
};

/** Reads number and slide token; the number is in one of two fields (SMS-09). */
function readRequest(body: CodeBody): { number: PhoneNumber; slidePass: string | undefined } {
  const field = body.mobileNum === undefined ? 'mobileNo' : 'mobileNum';
  const dialingCode = parseDialingCode(body.countryDialingCode);
  if (dialingCode === null) throw invalid('"countryDialingCode" is wrong; allowed are digits', 'countryDialingCode');
  return {
    number: { dialingCode, mobile: requireMobile(field, body[field] ?? '', dialingCode) },
    slidePass: body.slidePass,
  };
}

function requireMobile(field: string, text: string, dialingCode?: string): string {
  const mobile = parseMobile(text, dialingCode);
  if (mobile === null) throw invalid(`"${field}" is wrong; allowed are 4 to 15 digits`, field);
  return mobile;
}
