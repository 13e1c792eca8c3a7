/** Loads the countries of the dialing codes, with names in the page language. */
import type { Lobby } from 'lobbykit';
import { type Country, parseCountries } from 'lobbykit/domain';
import { countries } from 'lobbykit/wire';
import { atom, onMount, type ReadableAtom } from 'nanostores';

/** Initial dialing code: that of Vietnam, the country of the site's lotteries. */
export const FIRST_DIALING_CODE = '84';

/**
 * Creates a store of the countries. The list is empty until the response arrives and after a failed request; members
 * can type a phone number without it.
 */
export function createCountries(lobby: Pick<Lobby, '$language' | 'call'>): ReadableAtom<readonly Country[]> {
  const $countries = atom<readonly Country[]>([]);
  onMount($countries, () => {
    let requested = '';
    return lobby.$language.subscribe(async language => {
      if (language === requested) return;
      requested = language;
      const response = await lobby.call(countries, { query: { language } }).catch(() => null);
      if (response && requested === language) $countries.set(parseCountries(response.value));
    });
  });
  return $countries;
}
