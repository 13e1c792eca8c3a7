/** Validation of app addresses (security S8). A separate file, because few pages offer an app. */
import { cleanUrl, safeUrl } from './safe-url.ts';

/**
 * Returns the absolute form of `value`, or null if not allowed. Allowed are the URLs of images, and those of
 * Apple's installer with the https URL of a manifest.
 * @param base absolute base of a relative URL
 */
export function installUrl(value: string | null | undefined, base: string): string | null {
  const url = cleanUrl(value, base);
  if (url?.protocol !== 'itms-services:') return safeUrl('image', value, base);
  const list = cleanUrl(url.searchParams.get('url'), 'about:blank');
  return list?.protocol === 'https:' ? url.href : null;
}
