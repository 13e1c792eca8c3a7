/** Encrypted path of the service link, as in the response (SERV-17, SERV-19). */
import type { InferOutput } from 'valibot';
import { parseText } from '../parse-values.ts';
import type { serviceLinks } from './calls.ts';

type ServicePath = InferOutput<(typeof serviceLinks)['value']>['version']['pathList'][number];

/** Value of the field `type` that marks the service link (SERV-19). */
const SERVICE_LINK = '3';

/** Number of characters at the end of an encrypted path that are its key (SERV-17). */
const KEY_LENGTH = 8;

/** Input of a decoder: the encrypted path without its key, and the key. */
export interface EncryptedPath {
  readonly text: string;
  readonly key: string;
}

/**
 * Returns the encrypted path and the key of the service link; null if the path is missing or shorter than the key
 * (SERV-17, SERV-19).
 */
export function encryptedServicePath(paths: readonly ServicePath[]): EncryptedPath | null {
  const path = parseText(paths.find(({ type }) => parseText(type) === SERVICE_LINK)?.path);
  return path.length > KEY_LENGTH ? { text: path.slice(0, -KEY_LENGTH), key: path.slice(-KEY_LENGTH) } : null;
}

/** Decodes the path of a service link (SERV-18). If it returns null or throws, there is no service link. */
export type ServiceLinkDecoder = (
  text: EncryptedPath['text'],
  key: EncryptedPath['key'],
) => string | null | Promise<string | null>;
