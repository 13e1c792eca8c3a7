/** Validates the URLs of app downloads (security S8). This file is separate, because few pages offer an app. */
import { cleanUrl, safeUrl } from './safe-url.ts';

/**
 * Returns the absolute URL of `value`; null if it is not allowed. Allowed are URLs that images may have, and URLs of
 * Apple's installer that contain the https URL of a manifest.
 * @param base absolute URL against which a relative URL is resolved
 */
export function installUrl(value: string | null | undefined, base: string): string | null {
  const url = cleanUrl(value, base);
  if (url?.protocol !== 'itms-services:') return safeUrl('image', value, base);
  const list = cleanUrl(url.searchParams.get('url'), 'about:blank');
  return list?.protocol === 'https:' ? url.href : null;
}
