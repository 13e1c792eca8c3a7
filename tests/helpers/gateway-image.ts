/**
 * Images of a seeded database. A gateway that starts from an image needs a sixth of the work of seeding; images are
 * stored in the system's temporary directory under a hash of the code.
 */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { consolidatedSettings } from 'lobbykit/wire';
import { type Gateway, startGateway } from '../../site/gateway/main.ts';
import { openSecrets, parseSecrets, type SecretValues } from '../../site/gateway/platform/secrets/secrets.ts';
import type { Settings } from '../../site/gateway/settings.ts';
import { LIGHT_COST, lightenPasswords } from './light-passwords.ts';
import { startTime } from './start-time.ts';

/** Directory that contains all images of databases. */
export const imagesFolder = join(tmpdir(), 'lobbykit-test-images');

const HOUR = 3_600_000;
/**
 * Hour from which the time of browser tests is derived. A run with several processes sets this hour, so that all
 * processes share the prepared images.
 */
const hour = () => Number(process.env.LOBBYKIT_IMAGE_HOUR ?? Math.floor(Date.now() / HOUR));
/**
 * Age in ms from which images are removed when a new image is created: each has 50 MB, and every change of the
 * gateway's code creates new ones.
 */
const CACHE_TTL_MS = 3 * HOUR;
const gatewayFolder = fileURLToPath(new URL('../../site/gateway/', import.meta.url));

/** Hash of the gateway's code, used in the names of images. Changed code or passwords require a new image. */
export function codeHash(...more: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([LIGHT_COST, ...more]));
  const files = readdirSync(gatewayFolder, { recursive: true, withFileTypes: true });
  const paths = files.filter(file => file.isFile()).map(file => join(file.parentPath, file.name));
  for (const path of paths.sort()) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 24);
}

/** Writes a file atomically: several workers may create the same file, and the last rename wins. */
export function writeWhole(path: string, bytes: Uint8Array): void {
  mkdirSync(imagesFolder, { recursive: true });
  for (const name of readdirSync(imagesFolder)) {
    const old = join(imagesFolder, name);
    const createdAt = statSync(old, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (createdAt < Date.now() - CACHE_TTL_MS) rmSync(old, { force: true });
  }
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, bytes);
  renameSync(draft, path);
}

/** Connection timeout of test gateways for the shared server in ms, sufficient for a busy machine. */
export const DATABASE_WAIT_MS = 120_000;

/** Starts a gateway that has seeded a new database at `time`, ms since 1970: the source of images and copies. */
export async function filledGateway(time: number, settings: Partial<Settings> = {}): Promise<Gateway> {
  const gateway = await startGateway({
    port: 0,
    dataDir: null,
    staticDir: null,
    logLevel: 'silent',
    runsWorkers: false,
    databaseWaitMs: DATABASE_WAIT_MS,
    now: () => time,
    ...settings,
  });
  await lightenPasswords(gateway.db);
  return gateway;
}

/** Key that encrypts the secrets of test gateways on a shared database server. */
export const TEST_KEY = 'a'.repeat(43);

/**
 * Creates the keys of a seeded database with a gateway: two key pairs take more than a second of processor time, and
 * each gateway on a copy would create them before its first login.
 */
export async function makeKeys(time: number, databaseUrl: string): Promise<void> {
  const gateway = await filledGateway(time, { databaseUrl, gatewayKeys: [TEST_KEY] });
  const { path, moduleId } = consolidatedSettings;
  const response = await fetch(gateway.url + path, { headers: { ModuleId: moduleId } });
  await gateway.stop();
  if (!response.ok) throw new Error(`No keys were made: ${response.status}.`);
}

const images = new Map<string, Promise<Blob>>();

/** Image of a database seeded at `time`, ms since 1970. */
export function imageAt(time: number): Promise<Blob> {
  return imageOf(`at-${codeHash(String(time))}.tar`, time);
}

/** Saves the hour of the start image, so that child processes use the same image even after the hour has changed. */
export function saveStartImage(): void {
  process.env.LOBBYKIT_IMAGE_HOUR = String(hour());
}

/** Start time of the gateways of browser tests, ms since 1970. */
export const timeOfStart = (): number => startTime(hour());

/** Image of a database seeded at the start time. */
export const imageOfStart = (): Promise<Blob> => imageAt(timeOfStart());

/** Clock that starts now with the time of the image of `imageOfStart` and continues in real time. */
export function clockOfStart(): () => number {
  const ahead = timeOfStart() - Date.now();
  return () => Date.now() + ahead;
}

/**
 * Keys of a gateway, created once for all: two key pairs take more than a second of processor time, for which the first
 * page of every gateway would wait.
 */
export async function secretsOfNow(): Promise<SecretValues> {
  const path = join(imagesFolder, `secrets-${hour()}-${codeHash()}.json`);
  if (!existsSync(path)) {
    const secrets = openSecrets({ dataDir: null, now: timeOfStart });
    const values = { hmacKey: secrets.hmacKey().toString('base64url'), bodyKeys: [...(await secrets.bodyKeys())] };
    writeWhole(path, Buffer.from(JSON.stringify(values)));
  }
  const values = parseSecrets(readFileSync(path, 'utf8'));
  if (!values) throw new Error(`${path} holds no keys.`);
  return values;
}

function imageOf(name: string, time: number): Promise<Blob> {
  const known = images.get(name);
  if (known) return known;
  const image = readOrMake(join(imagesFolder, name), time);
  images.set(name, image);
  return image;
}

async function readOrMake(path: string, time: number): Promise<Blob> {
  try {
    return new Blob([readFileSync(path)]);
  } catch {
    const first = await filledGateway(time);
    const image = await first.dump();
    await first.stop();
    writeWhole(path, new Uint8Array(await image.arrayBuffer()));
    return image;
  }
}
