/**
 * Earlier script-tag builds. Pages that use an earlier version, and pages open during a release, still find their
 * files; the current build is added before the first request.
 * Each build is a directory `<version>+<hash of its files>`, which is immutable once it has that name, so gateways may
 * share it.
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

/** Directory name of a stored build: the version, `+`, and a hash that distinguishes builds of one version. */
const BUILD = /^(\d+\.\d+\.\d+(?:-[\w.-]+)?)\+[a-z0-9]{7}$/;
/** Files named by a hash of their content and imports: equal in every build. */
export const HASHED = /\.[a-z0-9]{7}\.(js|css)$/;
/** Age of an abandoned copy, ms: its gateway was ended while copying. */
const ABANDONED_MS = 3_600_000;

export interface ReleasesOptions {
  /** Directory of stored builds, created on demand. Default: `releases` in `dataDir`. */
  readonly releasesDir?: string;
  /** Null without a data directory; then builds are stored only if `releasesDir` is set. */
  readonly dataDir: string | null;
  /** Number of stored builds, including the current one; 0 adds none and retains existing ones. */
  readonly releasesRetained: number;
  /** Directory of all built files; null if no built files are served. */
  readonly staticDir: string | null;
  readonly version: string;
  /** ms since 1970 */
  readonly now: () => number;
  readonly log: Pick<Log, 'warn' | 'debug'>;
}

export interface Releases {
  /**
   * Returns a file of a stored build.
   * @param version its newest build has priority; `latest`: any build, for a file with a hash in its name
   */
  find(version: string, path: string): Stored | undefined;
  /** Returns the stored versions, last served first. */
  versions(): string[];
}

interface Build {
  readonly name: string;
  readonly version: string;
  /** Start time of the last gateway that served the build, ms since 1970. */
  readonly servedAt: number;
  readonly files: ReadonlySet<string>;
}

/**
 * Stores the current build and removes the oldest ones. A failure is logged and does not prevent the start: only pages
 * of this release are affected, after the next release.
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
  /** Loaded files, by build and path; most stored files are never requested. */
  const served = new Map<string, Stored>();

  /** Returns true if the directory changed since the last read: another gateway has added a release. */
  const reload = (): boolean => {
    const changedAt = changeOf(folder);
    if (changedAt === readAt) return false;
    readAt = changedAt;
    known = listBuilds(folder);
    return true;
  };
  reload();

  const fileOf = ({ name, files }: Build, path: string): Stored | undefined => {
    const key = `${name}/${path}`;
    const stored = served.get(key) ?? asServed(folderOf(join(folder, name), files), path, SERVED);
    if (stored) served.set(key, stored);
    return stored;
  };
  const findFile = (version: string, path: string): Stored | undefined => {
    const isLatest = version === 'latest';
    if (isLatest && !HASHED.test(path)) return undefined;
    const build = known.find(one => (isLatest || one.version === version) && one.files.has(path));
    return build && fileOf(build, path);
  };

  return {
    find: (version, path) => findFile(version, path) ?? (reload() ? findFile(version, path) : undefined),
    versions: () => [...new Set(known.map(({ version }) => version))],
  };
}

const SERVED = { isPublic: true, cacheControl: () => IMMUTABLE };

/** Reads only listed files, so path traversal is impossible. */
const folderOf = (folder: string, files: ReadonlySet<string>): Folder => ({
  has: path => files.has(path),
  read(path) {
    if (!files.has(path)) return undefined;
    try {
      return readFileSync(join(folder, path));
    } catch {
      // Another gateway has removed this build.
      return undefined;
    }
  },
});

/** Modification time of the directory, ms since 1970. */
function changeOf(folder: string): number {
  try {
    return statSync(folder).mtimeMs;
  } catch {
    return 0;
  }
}

/**
 * Returns no entries if the directory does not exist or is unreadable. In the second case, the failed copy has already
 * been logged.
 */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Returns the builds, last served first. */
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
  // Source maps are only needed for the current release.
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

/** Lowercase, as in the names of chunks. */
function hashOf(build: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of files) hash.update(`${path}\0`).update(readFileSync(join(build, path)));
  return BigInt(`0x${hash.digest('hex')}`)
    .toString(36)
    .slice(0, 7);
}

/** Also returns false if a power failure lost files of the copy. */
const isWhole = (folder: string, build: string, files: readonly string[]): boolean =>
  files.every(
    path => statSync(join(folder, path), { throwIfNoEntry: false })?.size === statSync(join(build, path)).size,
  );

/** Copies to a temporary name and renames atomically. */
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
    // Another gateway that started concurrently has stored the same files.
    if (!isWhole(target, build, files)) throw error;
  }
}

/**
 * Removes builds above `max`. The last build of each version is retained longest, because pages may name a version for
 * years. Abandoned copies are removed as well.
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
