/** Sends complete responses from memory: conditional requests (304), HEAD, and compressed variants (R7, R24). */
import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { PICTURE_POLICY, PUBLIC_HEADERS } from './headers.ts';

export type Encoding = 'br' | 'gzip';

export interface Stored {
  /** Headers that every response with this content has. */
  readonly headers: OutgoingHttpHeaders;
  /**
   * Hash of the content, without quotation marks. A strong ETag must identify the exact bytes, so that compressed
   * variants append a suffix.
   */
  readonly tag: string;
  readonly body: Buffer;
  readonly compressed: Readonly<Partial<Record<Encoding, Buffer>>>;
}

/** Supported encodings in order of preference. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

export function store(body: Buffer, headers: OutgoingHttpHeaders, compressed: Stored['compressed'] = {}): Stored {
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { headers: { ...headers, Vary: 'Accept-Encoding' }, tag, body, compressed };
}

/**
 * Sends a stored response: status 304 without a body if the client's copy is current, else the smallest variant that
 * the client accepts.
 * @param extra additional headers, which take precedence
 */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  stored: Stored,
  extra: OutgoingHttpHeaders = {},
): void {
  const encoding = pickEncoding(request.headers['accept-encoding'], stored.compressed);
  const etag = `"${stored.tag}${encoding ? `-${encoding}` : ''}"`;
  if (hasTag(request.headers['if-none-match'], stored.tag, etag)) {
    const { 'Content-Type': _, ...headers } = stored.headers;
    response.writeHead(304, { ...headers, ...extra, ETag: etag });
    response.end();
    return;
  }
  const body = encoding ? (stored.compressed[encoding] ?? stored.body) : stored.body;
  const headers: OutgoingHttpHeaders = { ...stored.headers, ...extra, ETag: etag, 'Content-Length': body.length };
  if (encoding) headers['Content-Encoding'] = encoding;
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Returns the first supported encoding that the client accepts; `q=0` excludes an encoding. A variant is accessed last,
 * because the access may compress the response.
 */
function pickEncoding(accepted: string | undefined, available: Stored['compressed']): Encoding | undefined {
  if (!accepted) return undefined;
  return ENCODINGS.find(name => acceptsEncoding(accepted, name) && available[name]);
}

function acceptsEncoding(accepted: string, name: Encoding): boolean {
  for (const part of accepted.split(',')) {
    const [coding, ...params] = part.split(';').map(text => text.trim().toLowerCase());
    if (coding === name) return !params.some(param => /^q=0(\.0*)?$/.test(param));
  }
  return false;
}

/** Compares tags for If-None-Match. As the standard requires, the prefix of weak tags, which caches add, is ignored. */
function hasTag(ifNoneMatch: string | undefined, tag: string, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.includes(tag) && ifNoneMatch.split(',').some(part => part.trim().replace(/^W\//, '') === etag);
}

/**
 * Creates the response of a generated image, which any page may read, and which cannot run scripts if it is opened as a
 * document.
 */
export function storePicture(drawing: string | Buffer, cacheControl: string): Stored {
  const body = Buffer.from(drawing);
  const isText = typeof drawing === 'string';
  const headers = {
    ...PUBLIC_HEADERS,
    'Content-Type': isText ? 'image/svg+xml; charset=utf-8' : 'image/png',
    'Content-Security-Policy': PICTURE_POLICY,
    'Cache-Control': cacheControl,
  };
  if (!isText) return store(body, headers);
  // A client is waiting, so the compression level is one that takes less than 1 ms.
  const br = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return store(body, headers, { br, gzip: gzipSync(body) });
}
