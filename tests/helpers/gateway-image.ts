/**
 * Images of a seeded database: a gateway starts from one in a sixth of the work that filling a new database takes. They are kept in
 * the system's temporary folder, under a hash of the code that makes them.
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

/** Folder of all images. */
export const imagesFolder = join(tmpdir(), 'lobbykit-test-images');

const HOUR = 3_600_000;
/** Hour of which the time of browser tests is made. A run of several processes sets it, so that all share what the first one made. */
const hour = () => Number(process.env.LOBBYKIT_IMAGE_HOUR ?? Math.floor(Date.now() / HOUR));
/** What is older goes when a new one is made: they are of 50 MB, and each change of the gateway makes others. */
const CACHE_TTL_MS = 3 * HOUR;
const gatewayFolder = fileURLToPath(new URL('../../site/gateway/', import.meta.url));

/** Hash of the gateway's code, for names of what it makes: another code, or other passwords, make another image. */
export function codeHash(...more: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([LIGHT_COST, ...more]));
  const files = readdirSync(gatewayFolder, { recursive: true, withFileTypes: true });
  const paths = files.filter(file => file.isFile()).map(file => join(file.parentPath, file.name));
  for (const path of paths.sort()) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 24);
}

/** Writes a file as a whole: several workers may make it at once; whoever renames last wins, and all made the same. */
export function writeWhole(path: string, bytes: Uint8Array): void {
  mkdirSync(imagesFolder, { recursive: true });
  for (const name of readdirSync(imagesFolder)) {
    const old = join(imagesFolder, name);
    const made = statSync(old, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (made < Date.now() - CACHE_TTL_MS) rmSync(old, { force: true });
  }
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, bytes);
  renameSync(draft, path);
}

/** ms for which gateways of tests wait for a connection to the shared server: a busy machine takes its time to answer one. */
export const DATABASE_WAIT_MS = 120_000;

/** A gateway that has filled its new database at `time`, ms since 1970: what images and copies are made of. */
export async function filledGateway(time: number, settings: Partial<Settings> = {}): Promise<Gateway> {
  const gateway = await startGateway({
    port: 0,
    dataDir: null,
    staticDir: null,
    logLevel: 'silent',
    autoDraw: false,
    databaseWaitMs: DATABASE_WAIT_MS,
    now: () => time,
    ...settings,
  });
  await lightenPasswords(gateway.db);
  return gateway;
}

/** Around the secrets of gateways that share a server. */
export const TEST_KEY = 'a'.repeat(43);

/**
 * Has a gateway on a filled database make its keys, which stay in it: two pairs take a second and more of processor time, and each
 * gateway on a copy would make its own before it answers the first login.
 */
export async function makeKeys(time: number, databaseUrl: string): Promise<void> {
  const gateway = await filledGateway(time, { databaseUrl, gatewayKeys: [TEST_KEY] });
  const { path, moduleId } = consolidatedSettings;
  const answer = await fetch(gateway.url + path, { headers: { ModuleId: moduleId } });
  await gateway.stop();
  if (!answer.ok) throw new Error(`No keys were made: ${answer.status}.`);
}

const images = new Map<string, Promise<Blob>>();

/** Image of a database that was seeded at `time`, ms since 1970. */
export function imageAt(time: number): Promise<Blob> {
  return imageOf(`at-${codeHash(String(time))}.tar`, time);
}

/** Processes that are started from now on begin their gateways with what this one prepares, however long they run. */
export function keepStart(): void {
  process.env.LOBBYKIT_IMAGE_HOUR = String(hour());
}

/** When the gateways of browser tests begin, ms since 1970. */
export const timeOfStart = (): number => startTime(hour());

/** Image of a database that was seeded then. */
export const imageOfStart = (): Promise<Blob> => imageAt(timeOfStart());

/** A clock that begins now with the time at which that image was made, and goes on with the machine's. */
export function clockOfStart(): () => number {
  const ahead = timeOfStart() - Date.now();
  return () => Date.now() + ahead;
}

/**
 * Keys of a gateway, made once for all: two key pairs take a second and more of processor time, which the first page of every gateway
 * would wait for.
 */
export async function secretsOfNow(): Promise<SecretValues> {
  const path = join(imagesFolder, `secrets-${hour()}-${codeHash()}.json`);
  if (!existsSync(path)) {
    const made = openSecrets({ dataDir: null, now: timeOfStart });
    const values = { hmacKey: made.hmacKey().toString('base64url'), bodyKeys: [...(await made.bodyKeys())] };
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
