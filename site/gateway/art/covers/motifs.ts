/** All motifs by name. */
import type { Motif } from './motif.ts';
import { cards } from './motifs/cards.ts';
import { chips } from './motifs/chips.ts';
import { gamePad } from './motifs/console.ts';
import { dice } from './motifs/dice.ts';
import { fish } from './motifs/fish.ts';
import { fortune } from './motifs/fortune.ts';
import { fruit } from './motifs/fruit.ts';
import { gems } from './motifs/gems.ts';
import { lanterns } from './motifs/lantern.ts';
import { mahjong } from './motifs/mahjong.ts';
import { reels } from './motifs/reels.ts';
import { rocket } from './motifs/rocket.ts';
import { rooster } from './motifs/rooster.ts';
import { stadium } from './motifs/stadium.ts';
import { temple } from './motifs/temple.ts';
import { tiger } from './motifs/tiger.ts';
import { wheel } from './motifs/wheel.ts';

const MOTIFS: ReadonlyMap<string, Motif> = new Map(
  Object.entries({
    cards,
    chips,
    console: gamePad,
    dice,
    fish,
    fortune,
    fruit,
    gems,
    lantern: lanterns,
    mahjong,
    reels,
    rocket,
    rooster,
    stadium,
    temple,
    tiger,
    wheel,
  }),
);

const ALL = [...MOTIFS.values()];

/** The motif of that name, else one by the number. */
export const motifOf = (name: string, number: number): Motif => MOTIFS.get(name) ?? ALL[number % ALL.length]!;

export const MOTIF_NAMES: readonly string[] = [...MOTIFS.keys()];
