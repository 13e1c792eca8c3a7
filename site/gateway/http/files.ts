/**
 * Built files, read once at the start and kept in memory: an address either names one of them or nothing at all, so no address
 * can lead out of the folder.
 */
import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { basename, extname, join, relative, sep } from 'node:path';
import { COMMON_HEADERS, PICTURE_POLICY, PUBLIC_HEADERS, pagePolicy } from './headers/headers.ts';
import { type Encoding, type Stored, store } from './stored.ts';

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
  /** Cache-Control of a file, by its path in the folder. */
  readonly cacheControl: (path: string) => string;
  /** Headers of single files on top of those of their kind, by path. */
  readonly headers?: Readonly<Record<string, OutgoingHttpHeaders>>;
}

/** Files of a folder by their path with `/`; empty when the folder is not there. `.br` and `.gz` files become forms of their original. */
export function readFolder(
  folder: string,
  { isPublic, cacheControl, headers: own = {} }: FolderOptions,
): ReadonlyMap<string, Stored> {
  const bytes = new Map(
    listFiles(folder).map(path => [relative(folder, path).split(sep).join('/'), readFileSync(path)]),
  );
  const files = new Map<string, Stored>();
  for (const [path, body] of bytes) {
    const type = TYPES[extname(path)];
    // A compressed form, or a kind of file no page asks for.
    if (!type) continue;
    const headers = {
      ...(isPublic ? PUBLIC_HEADERS : COMMON_HEADERS),
      'Content-Type': type,
      'Cache-Control': cacheControl(path),
      ...(extname(path) === '.html' ? { 'Content-Security-Policy': pagePolicy(body.toString()) } : {}),
      ...(extname(path) === '.svg' ? { 'Content-Security-Policy': PICTURE_POLICY } : {}),
      // The script-tag build names its maps nowhere else.
      ...(bytes.has(`${path}.map`) ? { SourceMap: `${basename(path)}.map` } : {}),
      ...own[path],
    };
    files.set(path, store(body, headers, { br: bytes.get(path + ENDINGS.br), gzip: bytes.get(path + ENDINGS.gzip) }));
  }
  return files;
}

function listFiles(folder: string): string[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  } catch {
    return [];
  }
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
}
