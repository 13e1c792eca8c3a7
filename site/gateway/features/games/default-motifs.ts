/** Which motif the cover of a game shows when nobody chose one: by its kind, else by its name. */

const OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  LIVE: ['roulette', 'cards', 'chips'],
  PVP: ['cards', 'dice', 'mahjong'],
  FISH: ['fish', 'shark', 'octopus', 'turtle'],
  SPORTS: ['stadium', 'basketball', 'tennis'],
  ESPORTS: ['console', 'shield', 'target'],
  COCKFIGHT: ['rooster', 'spurs'],
  LOTT: ['balls', 'ticket', 'bingo'],
  ELOTT: ['balls', 'ticket', 'bingo'],
};

/** Slots and whatever kinds an operator may add. */
const OTHERS: readonly string[] = ['reels', 'gems', 'fortune', 'rocket', 'lantern', 'fruit', 'wheel', 'chest', 'crown'];

/** The same name gives the same motif. */
export function motifFor(gameType: string, name: string): string {
  const motifs = OF_TYPE[gameType] ?? OTHERS;
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 65_521;
  return motifs[sum % motifs.length]!;
}
