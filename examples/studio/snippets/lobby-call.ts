/** Generates the code of the `createLobby({ … })` call. */
import type { Embed } from '../model/checked.ts';
import { js } from './escape.ts';

/** Returns the options of the lobby for a snippet. */
export const lobbyOptions = ({ gateway, merchant, language, theme }: Embed) => ({
  gateway,
  merchant,
  language,
  theme,
});

export function lobbyCall(embed: Embed): string {
  const lines = Object.entries(lobbyOptions(embed)).map(([name, value]) => `  ${name}: ${js(value)},\n`);
  return `createLobby({\n${lines.join('')}})`;
}
