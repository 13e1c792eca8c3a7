/**
 * Built files, read when the gateway starts and served from memory. A URL is looked up in a map, so that path traversal
 * is impossible.
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
  /** True for files that pages of other origins load, such as the script-tag build. */
  readonly isPublic: boolean;
  /** Returns the Cache-Control header of a file, by its path in the directory. */
  readonly cacheControl: (path: string) => string;
  /** Additional headers of single files, by path in the directory. */
  readonly headers?: Readonly<Record<string, OutgoingHttpHeaders>>;
}

/** Files of a directory; paths are relative, with `/`. */
export interface Folder {
  has(path: string): boolean;
  /** Returns the content of a file; undefined if the file does not exist or was deleted. */
  read(path: string): Buffer | undefined;
}

/**
 * Reads all files of a directory, by path with `/`; empty if the directory does not exist. Files that end in `.br` or
 * `.gz` become compressed variants of the original file.
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
 * Returns a file as a response; undefined if it does not exist, is a compressed variant, or has a type that pages never
 * request.
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
    // SourceMap header: files of the script-tag build contain no reference to their source map.
    ...(folder.has(`${path}.map`) ? { SourceMap: `${basename(path)}.map` } : {}),
    ...own[path],
  };
  return store(body, headers, { br: folder.read(path + ENDINGS.br), gzip: folder.read(path + ENDINGS.gzip) });
}

/** Returns the paths of all files in a directory, with `/`; empty if the directory does not exist. */
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
