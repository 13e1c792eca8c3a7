/** All motifs of covers, by name. */
import { lotteryCover } from './lottery.ts';
import type { Motif } from './motif.ts';
import { balls } from './motifs/balls.ts';
import { basketball } from './motifs/basketball.ts';
import { bingo } from './motifs/bingo.ts';
import { bowl } from './motifs/bowl.ts';
import { boxing } from './motifs/boxing.ts';
import { buffalo } from './motifs/buffalo.ts';
import { candy } from './motifs/candy.ts';
import { cards } from './motifs/cards.ts';
import { cat } from './motifs/cat.ts';
import { chest } from './motifs/chest.ts';
import { chips } from './motifs/chips.ts';
import { clover } from './motifs/clover.ts';
import { gamePad } from './motifs/console.ts';
import { crab } from './motifs/crab.ts';
import { crown } from './motifs/crown.ts';
import { dice } from './motifs/dice.ts';
import { dragon } from './motifs/dragon.ts';
import { fish } from './motifs/fish.ts';
import { fortune } from './motifs/fortune.ts';
import { fruit } from './motifs/fruit.ts';
import { gems } from './motifs/gems.ts';
import { lanterns } from './motifs/lantern.ts';
import { lotus } from './motifs/lotus.ts';
import { mahjong } from './motifs/mahjong.ts';
import { octopus } from './motifs/octopus.ts';
import { panda } from './motifs/panda.ts';
import { pearl } from './motifs/pearl.ts';
import { puffer } from './motifs/puffer.ts';
import { reels } from './motifs/reels.ts';
import { rocket } from './motifs/rocket.ts';
import { rooster } from './motifs/rooster.ts';
import { roulette } from './motifs/roulette.ts';
import { shark } from './motifs/shark.ts';
import { shield } from './motifs/shield.ts';
import { spurs } from './motifs/spurs.ts';
import { stadium } from './motifs/stadium.ts';
import { target } from './motifs/target.ts';
import { temple } from './motifs/temple.ts';
import { tennis } from './motifs/tennis.ts';
import { ticket } from './motifs/ticket.ts';
import { tiger } from './motifs/tiger.ts';
import { trophy } from './motifs/trophy.ts';
import { turtle } from './motifs/turtle.ts';
import { volcano } from './motifs/volcano.ts';
import { wheel } from './motifs/wheel.ts';

const MOTIFS: ReadonlyMap<string, Motif> = new Map(
  Object.entries({
    balls,
    basketball,
    bingo,
    bowl,
    boxing,
    buffalo,
    candy,
    cards,
    cat,
    chest,
    chips,
    clover,
    console: gamePad,
    crab,
    crown,
    dice,
    dragon,
    fish,
    fortune,
    fruit,
    gems,
    lantern: lanterns,
    lotus,
    mahjong,
    octopus,
    panda,
    pearl,
    puffer,
    reels,
    rocket,
    rooster,
    roulette,
    shark,
    shield,
    spurs,
    stadium,
    target,
    temple,
    tennis,
    ticket,
    tiger,
    trophy,
    turtle,
    volcano,
    wheel,
  }),
);

const ALL = [...MOTIFS.values()];

/** Prefix of the names of lottery motifs; the code of the lottery follows. */
const LOTTERY = 'lottery-';

/** Returns the motif with a name. If there is none, `number` selects a motif. */
export const motifOf = (name: string, number: number): Motif =>
  MOTIFS.get(name) ??
  (name.startsWith(LOTTERY) ? lotteryCover(name.slice(LOTTERY.length)) : null) ??
  ALL[number % ALL.length]!;

export const MOTIF_NAMES: readonly string[] = [...MOTIFS.keys()];
