/** Captchas of hCaptcha and Cloudflare Turnstile: verifies the token of a page with the provider's API (S45). */
import { ERROR_CODES } from 'lobbykit/wire';
import { boolean, object, optional, safeParse, string } from 'valibot';
import { ApiError } from '../../../platform/api-error.ts';
import { canonicalHost } from '../../../platform/origins.ts';
import { traceHeaders } from '../../../platform/request-context.ts';
import type { Providers } from '../providers.ts';

/** URLs of the providers' verification APIs. */
const VERIFY_URLS = {
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
} as const;

export type CaptchaProvider = keyof typeof VERIFY_URLS;
export const CAPTCHA_PROVIDERS = Object.keys(VERIFY_URLS) as readonly CaptchaProvider[];

/** Timeout of a request to the provider, ms. */
const TIMEOUT_MS = 5_000;
const RETRY_AFTER_S = 5;

export interface CaptchaProviderOptions {
  readonly provider: CaptchaProvider;
  readonly secret: string;
  /** Host names of the pages that show the captcha. Tokens created on other hosts are rejected. */
  readonly hosts: readonly string[];
  /** URL in place of the provider's, for tests. */
  readonly url?: string;
  /** Timeout of a request, ms; default 5,000. */
  readonly timeoutMs?: number;
}

/** Response format, the same for both providers. A token is valid once; `success` is false for a used token. */
const verdict = object({ success: boolean(), hostname: optional(string()) });

/**
 * Creates an adapter for `providers.captcha`. Its function `verify` throws ApiError `busy` on a timeout or an
 * unexpected response.
 */
export function createCaptchaProvider({
  provider,
  secret,
  hosts,
  url = VERIFY_URLS[provider],
  timeoutMs = TIMEOUT_MS,
}: CaptchaProviderOptions): NonNullable<Providers['captcha']> {
  const postForm = async (body: URLSearchParams): Promise<unknown> => {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method: 'POST', headers: traceHeaders(), body, redirect: 'error', signal });
    if (!response.ok) throw new Error(`${provider} answered ${response.status}`);
    return response.json();
  };
  const allowed = hosts.map(canonicalHost);
  return {
    async verify(token, address) {
      const response = await postForm(new URLSearchParams({ secret, response: token, remoteip: address })).catch(
        unreachable,
      );
      const { success, output } = safeParse(verdict, response);
      if (!success) return unreachable();
      return output.success && allowed.includes(canonicalHost(output.hostname ?? ''));
    },
  };
}

function unreachable(): never {
  throw new ApiError(ERROR_CODES.busy, 'The provider of the captcha cannot be asked; try again in a few seconds.', {
    retryAfterS: RETRY_AFTER_S,
  });
}
