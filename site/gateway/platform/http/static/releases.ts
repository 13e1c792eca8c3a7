/**
 * The script-tag builds that were served from here before. Pages that name an earlier version, and pages that were open while a
 * release was put in, go on finding their files; the build of this start is added before anybody is answered.
 *
 * Each build is a folder `<version>+<hash of its files>`, which is never changed once it has that name: gateways may share them.
 */
import { createHash, randomUUID } from 'node:crypto';
import {
  copyFileSync,
  type Dirent,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createDiskSpaceCheck } from '../../db/disk-space.ts';
import type { Log } from '../../log.ts';
import type { Stored } from '../conditional-get.ts';
import { asServed, type Folder, IMMUTABLE, listFolder } from './files.ts';

/** Name of a kept build: the version and, behind `+`, what tells two builds of one version apart. */
const BUILD = /^(\d+\.\d+\.\d+(?:-[\w.-]+)?)\+[a-z0-9]{7}$/;
/** Files whose name holds a hash of their content and of all they import: they are the same in whatever build they stand. */
export const HASHED = /\.[a-z0-9]{7}\.(js|css)$/;
/** ms after which nobody is writing to a copy any more: its gateway was ended in the middle of it. */
const ABANDONED_MS = 3_600_000;

export interface ReleasesOptions {
  /** Folder of the kept builds, made when there is something to keep. Default: `releases` in `dataDir`. */
  readonly releasesDir?: string;
  /** Null without one, where nothing is kept unless `releasesDir` says where. */
  readonly dataDir: string | null;
  /** Builds that are kept, that of this start among them; 0 adds none and leaves those that are there. */
  readonly releasesRetained: number;
  /** Folder of everything that is built and served; null without one. */
  readonly staticDir: string | null;
  readonly version: string;
  /** ms since 1970 */
  readonly now: () => number;
  readonly log: Pick<Log, 'warn' | 'debug'>;
}

export interface Releases {
  /**
   * A file of a kept build.
   * @param version the newest build of that version is asked first; `latest`: any build, for a file with a hash in its name
   */
  find(version: string, path: string): Stored | undefined;
  /** Versions that are kept, the one that was served last first. */
  versions(): string[];
}

interface Build {
  readonly name: string;
  readonly version: string;
  /** When a gateway last began with it, ms since 1970. */
  readonly servedAt: number;
  readonly files: ReadonlySet<string>;
}

/**
 * Adds the build of this start to the kept ones and lets the oldest go. What cannot be kept is said in the log and keeps no gateway
 * from starting: what is served now is there, and only the pages of this release miss it, once another one takes its place.
 */
export async function openReleases(options: ReleasesOptions): Promise<Releases> {
  const { dataDir, log } = options;
  const folder = options.releasesDir ?? (dataDir === null ? null : join(dataDir, 'releases'));
  if (folder === null) return { find: () => undefined, versions: () => [] };
  try {
    await storeBuild(options, folder);
  } catch (error) {
    log.warn(
      { err: error, folder },
      'the files of this release are not kept: after the next one its pages have to be loaded anew; RELEASES_DIR names a folder that can be written, with 64 MiB free',
    );
  }
  return readReleases(folder);
}

function readReleases(folder: string): Releases {
  let known: readonly Build[] = [];
  let readAt = Number.NaN;
  /** Files that were asked for, by build and path: most of what is kept nobody asks for again. */
  const served = new Map<string, Stored>();

  /** True where the folder is another one than when it was read: a gateway beside this one has added a release. */
  const readAnew = (): boolean => {
    const changedAt = changeOf(folder);
    if (changedAt === readAt) return false;
    readAt = changedAt;
    known = listBuilds(folder);
    return true;
  };
  readAnew();

  const fileOf = ({ name, files }: Build, path: string): Stored | undefined => {
    const key = `${name}/${path}`;
    const stored = served.get(key) ?? asServed(folderOf(join(folder, name), files), path, SERVED);
    if (stored) served.set(key, stored);
    return stored;
  };
  const look = (version: string, path: string): Stored | undefined => {
    const isLatest = version === 'latest';
    if (isLatest && !HASHED.test(path)) return undefined;
    const build = known.find(one => (isLatest || one.version === version) && one.files.has(path));
    return build && fileOf(build, path);
  };

  return {
    find: (version, path) => look(version, path) ?? (readAnew() ? look(version, path) : undefined),
    versions: () => [...new Set(known.map(({ version }) => version))],
  };
}

const SERVED = { isPublic: true, cacheControl: () => IMMUTABLE };

/** Only what was listed is read, so no address leads out of the folder. */
const folderOf = (folder: string, files: ReadonlySet<string>): Folder => ({
  has: path => files.has(path),
  read(path) {
    if (!files.has(path)) return undefined;
    try {
      return readFileSync(join(folder, path));
    } catch {
      // Another gateway has let this build go.
      return undefined;
    }
  },
});

/** When something was added or taken out, ms since 1970. */
function changeOf(folder: string): number {
  try {
    return statSync(folder).mtimeMs;
  } catch {
    return 0;
  }
}

/** None of a folder that is not there or cannot be read, which the log has told of when nothing could be kept in it. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** The one that was served last first. */
function listBuilds(folder: string): Build[] {
  return entriesOf(folder)
    .flatMap(entry => {
      const version = BUILD.exec(entry.name)?.[1];
      const path = join(folder, entry.name);
      const stats = entry.isDirectory() && version ? statSync(path, { throwIfNoEntry: false }) : undefined;
      if (!stats || !version) return [];
      return { name: entry.name, version, servedAt: stats.mtimeMs, files: new Set(listFolder(path)) };
    })
    .sort((a, b) => b.servedAt - a.servedAt);
}

async function storeBuild(options: ReleasesOptions, folder: string): Promise<void> {
  const { staticDir, releasesRetained: max, version, now, log } = options;
  if (staticDir === null || max === 0) return;
  const build = join(staticDir, 'script');
  // Maps are for who works on the release that runs.
  const files = listFolder(build).filter(path => !path.endsWith('.map'));
  if (files.length === 0) return;
  const name = `${version}+${hashOf(build, files.sort())}`;
  mkdirSync(folder, { recursive: true });
  if (!isWhole(join(folder, name), build, files)) {
    if (!(await createDiskSpaceCheck(folder)())) throw new Error(`There is no room for a release in ${folder}.`);
    copyBuild(folder, name, build, files);
    log.debug({ build: name, folder }, 'the files of this release are kept');
  }
  const served = new Date(now());
  utimesSync(join(folder, name), served, served);
  letGo(folder, max, name, now());
}

/** In letters of one case, as the names of chunks have it. */
function hashOf(build: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of files) hash.update(`${path}\0`).update(readFileSync(join(build, path)));
  return BigInt(`0x${hash.digest('hex')}`)
    .toString(36)
    .slice(0, 7);
}

/** False also where a machine lost its power before the files were on its disk. */
const isWhole = (folder: string, build: string, files: readonly string[]): boolean =>
  files.every(
    path => statSync(join(folder, path), { throwIfNoEntry: false })?.size === statSync(join(build, path)).size,
  );

/** Copies under a name that nobody reads, and gives the whole its own at once. */
function copyBuild(folder: string, name: string, build: string, files: readonly string[]): void {
  const draft = join(folder, `.${name}.${randomUUID()}`);
  const target = join(folder, name);
  try {
    for (const path of files) {
      mkdirSync(dirname(join(draft, path)), { recursive: true });
      copyFileSync(join(build, path), join(draft, path));
    }
    rmSync(target, { recursive: true, force: true });
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another gateway that began at the same time has put the same files there.
    if (!isWhole(target, build, files)) throw error;
  }
}

/**
 * Removes what is above `max`: of each version its last build stays longest, since pages may name it for years, while other
 * builds of it are only asked for by pages that are open. Copies that were never finished go too.
 */
function letGo(folder: string, max: number, current: string, at: number): void {
  const builds = listBuilds(folder);
  const lasts = builds.filter(({ version }, index) => builds.findIndex(one => one.version === version) === index);
  const byUse = [...lasts, ...builds.filter(one => !lasts.includes(one))].filter(({ name }) => name !== current);
  const drafts = readdirSync(folder).filter(
    name =>
      name.startsWith('.') &&
      at - (statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? at) > ABANDONED_MS,
  );
  for (const name of [...byUse.slice(max - 1).map(one => one.name), ...drafts]) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}
