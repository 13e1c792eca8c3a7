/** Every name in the plan of the script build's chunks stands for a file or a package: one that does not would be passed over. */
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AT_REST, CHUNKS, LAZY, WIDGETS } from '../../sdk/build/chunk-plan.mjs';
import { root } from '../helpers/sources/sources.ts';

const planned = [...Object.values(CHUNKS), ...Object.values(LAZY)].flat();
const named = [...planned, ...AT_REST, ...WIDGETS.map(name => `elements/${name}.ts`)];

/** Files of packages stand behind a colon, those of the kit below `sdk`. */
const placeOf = (name: string) => root + (name.startsWith(':') ? `node_modules/${name.slice(1)}` : `sdk/${name}`);

it('EMBED-24 each module and package of the chunk plan is there', () => {
  expect(named.filter(name => !existsSync(placeOf(name)))).toEqual([]);
});

it('EMBED-24 each module of the chunk plan goes with one chunk', () => {
  expect(planned.filter((name, at) => planned.indexOf(name) !== at)).toEqual([]);
});
