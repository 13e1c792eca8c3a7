/** The door for addresses that bring an app (security S8). A file of its own: few pages offer one. */
import { cleanUrl, safeUrl } from './safe-url.ts';

/**
 * The absolute form of `value`, or null when nothing may be installed from it. It passes as a picture's address would, and by
 * Apple's installer, which takes the https address of a list inside its own.
 * @param base what a relative address starts from, absolute
 */
export function installUrl(value: string | null | undefined, base: string): string | null {
  const url = cleanUrl(value, base);
  if (url?.protocol !== 'itms-services:') return safeUrl('image', value, base);
  const list = cleanUrl(url.searchParams.get('url'), 'about:blank');
  return list?.protocol === 'https:' ? url.href : null;
}
