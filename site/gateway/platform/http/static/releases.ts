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

/** Format of a build's directory name: version, `+`, and a hash that distinguishes builds of the same version. */
const BUILD = /^(\d+\.\d+\.\d+(?:-[\w.-]+)?)\+[a-z0-9]{7}$/;
/**
 * Matches files whose name contains a hash of their content and imports. A file with the same name is the same in every
 * build.
 */
export const HASHED = /\.[a-z0-9]{7}\.(js|css)$/;
/** Age at which an incomplete copy counts as abandoned, ms. Its gateway ended while copying. */
const ABANDONED_MS = 3_600_000;

export interface ReleasesOptions {
  /** Directory of the stored builds, created if missing; default `releases` in `dataDir`. */
  readonly releasesDir?: string;
  /** Data directory. Without one (null), builds are stored only if `releasesDir` is set. */
  readonly dataDir: string | null;
  /**
   * Maximum number of stored builds, including the current one. With 0, no build is stored, and stored builds are not
   * removed.
   */
  readonly releasesRetained: number;
  /** Directory with the build that this gateway serves; null if it serves none. */
  readonly staticDir: string | null;
  readonly version: string;
  /** Current time, ms since 1970. */
  readonly now: () => number;
  readonly log: Pick<Log, 'warn' | 'debug'>;
}

export interface Releases {
  /**
   * Returns a file of a stored build.
   * @param version version whose newest build has priority; with `latest`, files with a hash in their name are found in
   * any build
   */
  find(version: string, path: string): Stored | undefined;
  /** Returns the versions of the stored builds, last served first. */
  versions(): string[];
}

interface Build {
  readonly name: string;
  readonly version: string;
  /** Time at which a gateway that serves the build was last started, ms since 1970. */
  readonly servedAt: number;
  readonly files: ReadonlySet<string>;
}

/**
 * Stores the current build, and removes the oldest ones. A failure is logged, but does not prevent the start: it
 * affects only pages of this release, after the next release.
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
  /** Loaded files by build and path. Loaded at the first request, because most stored files are never requested. */
  const served = new Map<string, Stored>();

  /**
   * Rereads the directory if it has changed, which means that another gateway has added a build. Returns whether it has
   * changed.
   */
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

/** Returns the files of a build. Only listed files can be read, so that path traversal is impossible. */
const folderOf = (folder: string, files: ReadonlySet<string>): Folder => ({
  has: path => files.has(path),
  read(path) {
    if (!files.has(path)) return undefined;
    try {
      return readFileSync(join(folder, path));
    } catch {
      // Another gateway has removed the build.
      return undefined;
    }
  },
});

/** Returns the modification time of the directory, ms since 1970. */
function changeOf(folder: string): number {
  try {
    return statSync(folder).mtimeMs;
  } catch {
    return 0;
  }
}

/**
 * Returns the entries of the directory; none if it does not exist or cannot be read. In the latter case, storing the
 * build has failed too, and was logged.
 */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Returns the stored builds, last served first. */
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
  // Source maps are not stored, because only those of the current release are needed.
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

/** Returns a hash of the files in lower case, as in the names of chunks. */
function hashOf(build: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of files) hash.update(`${path}\0`).update(readFileSync(join(build, path)));
  return BigInt(`0x${hash.digest('hex')}`)
    .toString(36)
    .slice(0, 7);
}

/** Returns whether all files of a stored build have their full size. A power failure may have lost some of them. */
const isWhole = (folder: string, build: string, files: readonly string[]): boolean =>
  files.every(
    path => statSync(join(folder, path), { throwIfNoEntry: false })?.size === statSync(join(build, path)).size,
  );

/** Copies a build to a directory with a temporary name, and then renames it, so that no incomplete build is visible. */
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
    // Not an error if another gateway, started concurrently, has stored the same files.
    if (!isWhole(target, build, files)) throw error;
  }
}

/**
 * Removes the oldest builds if there are more than `max`, and abandoned copies. The newest build of each version is
 * removed last, because pages may use a version for years.
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
