/** Console warnings for developers about input that the kit ignores. */
import { hasTexts } from '../i18n/translate.ts';
import type { ErrorCode } from '../protocol/error-codes.ts';

const logged = new Set<string>();

/** Logs `message` to the console once per page. */
export function warnOnce(message: string): void {
  if (logged.has(message)) return;
  logged.add(message);
  console.warn(`lobbykit: ${message}`);
}

/** Warns if a language has no texts. @param where origin of the code, placed before the sentence */
export function warnMissingTexts(code: string, texts: Parameters<typeof hasTexts>[1], where = ''): void {
  if (!hasTexts(code, texts)) warnOnce(`${where}there are no texts in "${code}", so they are English.`);
}

/** Warns that the gateway does not know the merchant code. */
export const warnUnknownMerchant = (merchant: string): void =>
  warnOnce(`option "merchant" is "${merchant}"; allowed: the code of a merchant of this gateway.`);

/** Warns if the error code of a call means an unknown merchant. */
export function warnOfCallError(code: string | undefined, merchant: string): void {
  if (code === ('merchant.unknown' satisfies ErrorCode)) warnUnknownMerchant(merchant);
}

/** Warns about tags of the kit on the page that no script has defined. */
export function warnUndefinedElements(): void {
  if (typeof document === 'undefined') return;
  for (const { localName } of document.querySelectorAll(':not(:defined)')) {
    if (localName.startsWith('lobby-'))
      warnOnce(`<${localName}> has no code: import its module of lobbykit/elements, or correct its name.`);
  }
}
