/**
 * Fails if the built chunks differ from the chunk plan, because the size budget of a planned chunk that was not built
 * would check nothing.
 */
import {
  AFTER_LOAD,
  CHUNKS,
  chunkName,
  isPlanned,
  LAZY,
  NAMES,
  nameOf,
  namingModules,
  plannedChunk,
  START,
  WIDGETS,
} from './chunk-plan.mjs';
import { LANGUAGES, OPENED, THEMES } from './loader-table.mjs';

const PLAN = 'sdk/build/chunk-plan.mjs';
const LOADER_TABLE = 'sdk/build/loader-table.mjs';

const isLazy = module => Object.values(LAZY).flat().includes(module);

const rowsOf = (table, file, modules) => modules.map(module => ({ module, place: `${table} in ${file}` }));

/**
 * Returns all modules in the tables of a build, with their table. AFTER_LOAD is for the whole build only, START for the
 * split build only.
 */
const rows = isWhole => [
  ...rowsOf('CHUNKS', PLAN, Object.values(CHUNKS).flat()),
  ...rowsOf('LAZY', PLAN, Object.values(LAZY).flat()),
  ...rowsOf('NAMES', PLAN, Object.keys(NAMES)),
  ...(isWhole ? rowsOf('AFTER_LOAD', PLAN, AFTER_LOAD) : rowsOf('START', PLAN, [START])),
  ...rowsOf(
    'WIDGETS',
    PLAN,
    WIDGETS.map(widget => `elements/${widget}.ts`),
  ),
  ...rowsOf('LANGUAGES', LOADER_TABLE, Object.values(LANGUAGES)),
  ...rowsOf('THEMES', LOADER_TABLE, Object.values(THEMES)),
  ...rowsOf('OPENED', LOADER_TABLE, Object.values(OPENED).flat()),
];

/**
 * Returns the table entries that match no module of a build.
 * @param {readonly string[]} ids of the modules that the build includes
 * @param {boolean} isWhole the build for a page with most of the widgets
 */
export function missingModules(ids, isWhole) {
  const included = new Set(ids.map(nameOf));
  return rows(isWhole)
    .filter(({ module }) => !included.has(module))
    .map(({ module, place }) => `${module} matches no module of the build: change ${place}`);
}

/** Returns the name of a module for a message; in a chunk without a facade, the last module imports the others. */
const labelOf = ({ name, facadeModuleId, moduleIds }) => nameOf(facadeModuleId ?? moduleIds.at(-1) ?? '') ?? name;

/** Returns the chunks without a name, with several names, or with the name of another chunk. */
export function wrongNames(chunks) {
  const problems = [];
  const owners = new Map();
  for (const chunk of chunks) {
    const label = labelOf(chunk);
    const naming = chunk.isEntry || isPlanned(chunk) ? [label] : namingModules(chunk);
    if (naming.length === 0) problems.push(`the chunk of ${label} has no name: add ${label} to NAMES in ${PLAN}`);
    if (naming.length > 1) {
      problems.push(`the chunk of ${naming.join(' and ')} has several names: leave one in NAMES in ${PLAN}`);
    }
    const name = chunk.isEntry ? chunk.name : chunkName(chunk);
    if (owners.has(name)) {
      problems.push(`the chunks of ${owners.get(name)} and ${label} are both named ${name}: change NAMES in ${PLAN}`);
    }
    owners.set(name, label);
  }
  return problems;
}

/**
 * Returns the entries of NAMES that name no chunk, and the modules of CHUNKS and LAZY that were built into a chunk
 * other than the planned one.
 */
export function idleEntries(chunks, isWhole) {
  const holders = module => chunks.filter(({ moduleIds }) => moduleIds.some(id => nameOf(id) === module));
  const isIn = (module, wanted) => holders(module).some(({ name }) => name === wanted);
  const naming = new Set(chunks.filter(chunk => !chunk.isEntry && !isPlanned(chunk)).flatMap(namingModules));
  // In the whole build, a chunk of the split build may be part of `all`, whose size has a separate budget.
  const idle = Object.keys(NAMES).filter(module => !naming.has(module) && !(isWhole && isIn(module, 'all')));
  const wantedOf = module => (isWhole && !isLazy(module) ? 'all' : plannedChunk(module));
  const moved = [CHUNKS, LAZY]
    .flatMap(Object.values)
    .flat()
    .filter(module => !isIn(module, wantedOf(module)));
  const where = module => holders(module).map(({ name }) => name);
  return [
    ...idle.map(module => `${module} is in ${where(module)} and names no chunk: change NAMES in ${PLAN}`),
    ...moved.map(module => `${module} is in ${where(module)}, not in ${wantedOf(module)}: change its row in ${PLAN}`),
  ];
}

/**
 * Rollup plugin of both script builds; it has to precede `noteChunks`.
 * @param {boolean} isWhole the build for a page with most of the widgets
 */
export const checkPlan = isWhole => {
  const reject = problems => {
    if (problems.length > 0) throw new Error(`The chunk plan does not fit the build:\n${problems.join('\n')}`);
  };
  return {
    name: 'check-plan',
    // Before chunks are generated: modules with a wrong path would be reported as circular chunks.
    renderStart() {
      const isIncluded = id => {
        const { isEntry, isIncluded } = this.getModuleInfo(id);
        return isEntry || isIncluded;
      };
      reject(missingModules([...this.getModuleIds()].filter(isIncluded), isWhole));
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
      reject([...wrongNames(chunks), ...idleEntries(chunks, isWhole)]);
    },
  };
};
