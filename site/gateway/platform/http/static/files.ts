/**
 * Built files, read at the start and cached in memory. URLs are looked up in a map, so path traversal is
 * impossible.
 */
import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { basename, extname, join, relative, sep } from 'node:path';
import { type Encoding, type Stored, store } from '../conditional-get.ts';
import { COMMON_HEADERS, PICTURE_POLICY, PUBLIC_HEADERS, pagePolicy } from '../headers.ts';

export const HTML_TYPE = 'text/html; charset=utf-8';
const TYPES: Readonly<Record<string, string>> = {
  '.html': HTML_TYPE,
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';

export interface FolderOptions {
  /** True for files that pages of other origins load (script-tag build). */
  readonly isPublic: boolean;
  /** Returns the Cache-Control of a file, by its path in the directory. */
  readonly cacheControl: (path: string) => string;
  /** Additional headers of single files, by path. */
  readonly headers?: Readonly<Record<string, OutgoingHttpHeaders>>;
}

/** Files of a directory, keyed by their paths with `/`. */
export interface Folder {
  has(path: string): boolean;
  /** Returns undefined if the file does not exist or was deleted. */
  read(path: string): Buffer | undefined;
}

/**
 * Reads the files of a directory by their path with `/`; empty if the directory does not exist. `.br` and `.gz` files
 * become variants of their original.
 */
export function readFolder(folder: string, options: FolderOptions): ReadonlyMap<string, Stored> {
  const bytes = new Map(listFolder(folder).map(path => [path, readFileSync(join(folder, path))]));
  const files = new Map<string, Stored>();
  for (const path of bytes.keys()) {
    const stored = asServed({ has: one => bytes.has(one), read: one => bytes.get(one) }, path, options);
    if (stored) files.set(path, stored);
  }
  return files;
}

/**
 * Returns a file as a response; undefined if it does not exist, or for compressed variants and file types that pages
 * never request.
 */
export function asServed(
  folder: Folder,
  path: string,
  { isPublic, cacheControl, headers: own = {} }: FolderOptions,
): Stored | undefined {
  const type = TYPES[extname(path)];
  const body = type && folder.read(path);
  if (!body) return undefined;
  const headers = {
    ...(isPublic ? PUBLIC_HEADERS : COMMON_HEADERS),
    'Content-Type': type,
    'Cache-Control': cacheControl(path),
    ...(extname(path) === '.html' ? { 'Content-Security-Policy': pagePolicy(body.toString()) } : {}),
    ...(extname(path) === '.svg' ? { 'Content-Security-Policy': PICTURE_POLICY } : {}),
    // The script-tag build contains no other reference to its source maps.
    ...(folder.has(`${path}.map`) ? { SourceMap: `${basename(path)}.map` } : {}),
    ...own[path],
  };
  return store(body, headers, { br: folder.read(path + ENDINGS.br), gzip: folder.read(path + ENDINGS.gzip) });
}

/** Lists the paths of all files in a directory, with `/`; empty if the directory does not exist. */
export const listFolder = (folder: string): string[] =>
  listFiles(folder).map(path => relative(folder, path).split(sep).join('/'));

function listFiles(folder: string): string[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  } catch {
    return [];
  }
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
}
