/** Countries of the dialing code, in the language of the page. */
import type { Lobby } from 'lobbykit';
import { type Country, parseCountries } from 'lobbykit/domain';
import { countries } from 'lobbykit/wire';
import { atom, onMount, type ReadableAtom } from 'nanostores';

/** The code a number starts with before anybody chose one: where the site's lotteries are drawn. */
export const FIRST_DIALING_CODE = '84';

/** Empty until the answer is there, and where none comes: a number can be given without the list. */
export function createCountries(lobby: Pick<Lobby, '$language' | 'call'>): ReadableAtom<readonly Country[]> {
  const $countries = atom<readonly Country[]>([]);
  onMount($countries, () => {
    let wanted = '';
    return lobby.$language.subscribe(async language => {
      if (language === wanted) return;
      wanted = language;
      const answer = await lobby.call(countries, { query: { language } }).catch(() => null);
      if (answer && wanted === language) $countries.set(parseCountries(answer.value));
    });
  });
  return $countries;
}
