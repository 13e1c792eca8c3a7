/** Call that returns the URL of a game. */
import { literal, pipe, regex, strictObject, string, union } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { id, prizeMode, requiredText, speaking } from '../schemas.ts';

/** Vendors with a launcher of their own. This call never launches LOTT and ELOTT. */
const otherVendor = pipe(string(), regex(/^(?!(?:TCG_LOTTO_VN|TCG_SEA|LOTT|ELOTT)$)\w{1,32}$/));

/** Returns the URL that launches a game in the requested language (EP-18, LAUNCH-03 to LAUNCH-07; OPEN: LAUNCH-07). */
export const launchGame = endpoint({
  name: 'launchGame',
  method: 'POST',
  path: '/wps/game/launchGame',
  moduleId: 'COMM3',
  auth: 'required',
  once: true,
  body: union([
    strictObject({ vendor: literal('TCG_LOTTO_VN'), gameCode: requiredText(32), prizeMode, ...speaking }),
    strictObject({ vendor: literal('TCG_SEA'), gameCode: requiredText(32), prizeMode: literal('SEA'), ...speaking }),
    strictObject({ vendor: otherVendor, gameId: id, nodeId: id, gameCategory: requiredText(16), ...speaking }),
  ]),
  value: string(),
});
