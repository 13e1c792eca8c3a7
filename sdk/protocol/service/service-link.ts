/** Encrypted path of the service link (SERV-17, SERV-19). */
import type { InferOutput } from 'valibot';
import { parseText } from '../parse-values.ts';
import type { serviceLinks } from './calls.ts';

type ServicePath = InferOutput<(typeof serviceLinks)['value']>['version']['pathList'][number];

/** Type of the service link's path (SERV-19). */
const SERVICE_LINK = '3';

/** Length of the key at the end of a path, characters (SERV-17). */
const KEY_LENGTH = 8;

/** Input of a decoder: the path without its key, and the key. */
export interface EncryptedPath {
  readonly text: string;
  readonly key: string;
}

/** Returns the encrypted path of the service link; null if missing or too short for a key (SERV-17, SERV-19). */
export function encryptedServicePath(paths: readonly ServicePath[]): EncryptedPath | null {
  const path = parseText(paths.find(({ type }) => parseText(type) === SERVICE_LINK)?.path);
  return path.length > KEY_LENGTH ? { text: path.slice(0, -KEY_LENGTH), key: path.slice(-KEY_LENGTH) } : null;
}

/** Decodes the path of a service link (SERV-18). Null and errors mean that no link is available. */
export type ServiceLinkDecoder = (
  text: EncryptedPath['text'],
  key: EncryptedPath['key'],
) => string | null | Promise<string | null>;
