/**
 * `npm run bench -- countdown|embed|gateway|grid|server|site|team|ticker`: compares pages of the kit with hand-written
 * ones in the same run; the site is measured by Lighthouse.
 */
import { benchCountdown } from './countdown.ts';
import { benchEmbed } from './embed.ts';
import { benchGateway } from './gateway.ts';
import { benchGrid } from './grid.ts';
import { benchServer } from './server.ts';
import { benchSite } from './site.ts';
import { benchTeam } from './team.ts';
import { benchTicker } from './ticker.ts';

const BENCHES: Readonly<Record<string, () => Promise<boolean>>> = {
  countdown: benchCountdown,
  embed: benchEmbed,
  gateway: benchGateway,
  grid: benchGrid,
  server: benchServer,
  site: benchSite,
  team: benchTeam,
  ticker: benchTicker,
};

const names = process.argv.slice(2);
const unknown = names.filter(name => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  console.error(`No benchmark is named ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}
let met = true;
for (const name of names.length > 0 ? names : Object.keys(BENCHES)) met = (await BENCHES[name]!()) && met;
process.exit(met ? 0 : 1);
