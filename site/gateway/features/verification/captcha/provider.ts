/** Captchas of hCaptcha and Cloudflare Turnstile: asks the provider whether the token that a page sent is good (S45). */
import { ERROR_CODES } from 'lobbykit/wire';
import { boolean, object, optional, safeParse, string } from 'valibot';
import { ApiError } from '../../../platform/api-error.ts';
import { traceHeaders } from '../../../platform/request-context.ts';
import type { Providers } from '../providers.ts';

/** Where each provider is asked. */
const ADDRESSES = {
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
} as const;

export type CaptchaProvider = keyof typeof ADDRESSES;
export const CAPTCHA_PROVIDERS = Object.keys(ADDRESSES) as readonly CaptchaProvider[];

/** How long a provider may take to answer, ms. */
const TIMEOUT_MS = 5_000;
const RETRY_AFTER_S = 5;

export interface CaptchaProviderOptions {
  readonly provider: CaptchaProvider;
  readonly secret: string;
  /** Names of the hosts whose pages show the captcha; a token from elsewhere is not good. */
  readonly hosts: readonly string[];
  /** Asked in place of the provider's own address, by tests. */
  readonly url?: string;
  /** ms; default 5,000. */
  readonly timeoutMs?: number;
}

/** Both providers answer in this form; each takes a token once, and says `success: false` to it afterwards. */
const verdict = object({ success: boolean(), hostname: optional(string()) });

/** An adapter for `providers.captcha`. Its `verify` throws ApiError `busy` when the provider is silent, or answers something else. */
export function createCaptchaProvider({
  provider,
  secret,
  hosts,
  url = ADDRESSES[provider],
  timeoutMs = TIMEOUT_MS,
}: CaptchaProviderOptions): NonNullable<Providers['captcha']> {
  const ask = async (body: URLSearchParams): Promise<unknown> => {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, { method: 'POST', headers: traceHeaders(), body, redirect: 'error', signal });
    if (!answer.ok) throw new Error(`${provider} answered ${answer.status}`);
    return answer.json();
  };
  return {
    async verify(token, address) {
      const said = await ask(new URLSearchParams({ secret, response: token, remoteip: address })).catch(unreachable);
      const { success, output } = safeParse(verdict, said);
      if (!success) return unreachable();
      return output.success && hosts.includes(output.hostname ?? '');
    },
  };
}

function unreachable(): never {
  throw new ApiError(ERROR_CODES.busy, 'The provider of the captcha cannot be asked; try again in a few seconds.', {
    retryAfterS: RETRY_AFTER_S,
  });
}
