/** Countries of the dialing codes, named in the page language. */
import type { Lobby } from 'lobbykit';
import { type Country, parseCountries } from 'lobbykit/domain';
import { countries } from 'lobbykit/wire';
import { atom, onMount, type ReadableAtom } from 'nanostores';

/** Default dialing code: the country of the site's lotteries. */
export const FIRST_DIALING_CODE = '84';

/** Empty until the response arrives and after a failed request. A phone number can be entered without the list. */
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
