/** The chunk plan of the script build and the checks that reject a build which differs from it. */
import { describe, expect, it } from 'vitest';
import { idleEntries, missingModules, type PlannedChunk, wrongNames } from '../../sdk/build/check-plan.mjs';
import { AFTER_LOAD, CHUNKS, LAZY, NAMES, START, WIDGETS } from '../../sdk/build/chunk-plan.mjs';

const planned = [...Object.values(CHUNKS), ...Object.values(LAZY)].flat();

it('EMBED-24 the chunk plan assigns each module to one chunk', () => {
  expect(planned.filter((name, at) => planned.indexOf(name) !== at)).toEqual([]);
});

describe('checks of a build against the chunk plan', () => {
  const idOf = (module: string) =>
    module.startsWith(':') ? `/kit/node_modules/${module.slice(1)}/index.js` : `/kit/sdk/${module}`;
  const chunk = (name: string, modules: readonly string[], facade: string | null): PlannedChunk => ({
    name,
    isEntry: WIDGETS.includes(name),
    facadeModuleId: facade && idOf(facade),
    moduleIds: modules.map(idOf),
  });
  const named = (module: string) => chunk('derived', [module], module);
  /** Chunks of a build that follows the chunk plan. */
  const split = [
    ...Object.entries({ ...CHUNKS, ...LAZY }).map(([name, modules]) => chunk(name, modules, null)),
    ...Object.keys(NAMES).map(named),
  ];
  const without = (module: string) => split.filter(({ facadeModuleId }) => facadeModuleId !== idOf(module));
  const modules = [
    ...planned,
    ...Object.keys(NAMES),
    ...AFTER_LOAD,
    START,
    ...WIDGETS.map(name => `elements/${name}.ts`),
  ];
  const idsWithout = (module: string) => modules.filter(name => name !== module).map(idOf);
  const LAUNCH = 'lobby/games/launch.lazy.ts';

  it('EMBED-24 the checks accept a build that follows the plan', () => {
    expect([...wrongNames(split), ...idleEntries(split, false)]).toEqual([]);
    expect([missingModules(modules.map(idOf), false), missingModules(modules.map(idOf), true)]).toEqual([[], []]);
  });

  it.each([
    ['CHUNKS', 'ui/tabs/tabs.tsx', false],
    ['CHUNKS', ':ky', true],
    ['LAZY', 'client/encrypt-body.lazy.ts', false],
    ['NAMES', LAUNCH, false],
    ['START', 'loader/start.ts', false],
    ['WIDGETS', 'elements/download-bar.ts', true],
    ['AFTER_LOAD', 'elements/all.ts', true],
  ])('EMBED-24 the plan check rejects an entry of %s that matches no module', (table, module, isWhole) => {
    const place = `${table} in sdk/build/chunk-plan.mjs`;
    expect(missingModules(idsWithout(module), isWhole)).toContain(
      `${module} matches no module of the build: change ${place}`,
    );
  });

  it.each([
    ['LANGUAGES', 'i18n/vi.ts'],
    ['THEMES', 'styles/dark.css'],
    ['OPENED', 'widgets/service-widget/panel.lazy.tsx'],
  ])('EMBED-24 the loader check rejects an entry of %s that matches no module', (table, module) => {
    const place = `${table} in sdk/build/loader-table.mjs`;
    expect(missingModules(idsWithout(module), false)).toContain(
      `${module} matches no module of the build: change ${place}`,
    );
  });

  it('EMBED-24 the checks accept an entry of AFTER_LOAD that the split build lacks', () => {
    expect(missingModules(idsWithout('elements/all.ts'), false)).toEqual([]);
  });

  it('EMBED-24 the checks reject a chunk without a name', () => {
    expect(wrongNames([...split, named('lobby/games/new.lazy.ts')])).toEqual([
      'the chunk of lobby/games/new.lazy.ts has no name: add lobby/games/new.lazy.ts to NAMES in sdk/build/chunk-plan.mjs',
    ]);
  });

  it('EMBED-24 the checks reject a shared chunk with two names', () => {
    const shared = chunk('derived', [LAUNCH, 'protocol/account/registration-form-calls.ts'], null);
    expect(wrongNames([...without(LAUNCH), shared])[0]).toBe(
      `the chunk of ${LAUNCH} and protocol/account/registration-form-calls.ts has several names: leave one in NAMES in sdk/build/chunk-plan.mjs`,
    );
  });

  it('EMBED-24 the checks reject two chunks with one name', () => {
    expect(wrongNames([...split, chunk('other', ['elements/x.ts', LAUNCH], LAUNCH)])).toEqual([
      `the chunks of ${LAUNCH} and ${LAUNCH} are both named games-launch: change NAMES in sdk/build/chunk-plan.mjs`,
    ]);
  });

  it('EMBED-24 the checks reject an entry of NAMES that names no chunk, except a part of the chunk all', () => {
    const merged = (name: string) => [...without(LAUNCH), chunk(name, [LAUNCH], 'loader/start.ts')];
    const message = `${LAUNCH} is in start and names no chunk: change NAMES in sdk/build/chunk-plan.mjs`;
    expect(idleEntries(merged('start'), false)).toEqual([message]);
    expect(idleEntries(merged('start'), true)).toContain(message);
    expect(idleEntries(merged('all'), true).join()).not.toContain(LAUNCH);
  });

  it('EMBED-24 the checks reject a module that is not in its planned chunk', () => {
    const moved = split.map(one =>
      one.name === 'games'
        ? { ...one, name: 'start', isEntry: true, moduleIds: [idOf('protocol/games/calls.ts')] }
        : one,
    );
    expect(idleEntries(moved, false)).toContain(
      'protocol/games/calls.ts is in start, not in games: change its row in sdk/build/chunk-plan.mjs',
    );
  });
});
