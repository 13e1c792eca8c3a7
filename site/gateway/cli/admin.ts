/**
 * HTTP channel on the loopback interface, through which the command line sends commands to a running gateway. URL and
 * secret of the channel are in the data directory.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type CommandContext, CommandError } from '../platform/cli/command.ts';
import { SLOW_CLIENTS } from '../platform/http/listen.ts';
import { type Command, runCommand } from './commands.ts';

/** Maximum size of a command, bytes; sufficient for a file with the draws of many years. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

interface Channel {
  readonly url: string;
  readonly secret: string;
}

/** Operator who runs a command, with the operator's token. */
type Caller = Pick<CommandContext, 'actor' | 'token'>;

export interface Admin {
  stop(): Promise<void>;
}

const channelFile = (folder: string) => join(folder, 'admin.json');

/** Starts the channel, and writes its URL and secret to a file that only the owner can read. */
export async function startAdmin(folder: string, context: CommandContext): Promise<Admin> {
  const secret = randomBytes(32).toString('base64url');
  const server = createServer(SLOW_CLIENTS, (request, response) => {
    const reply = (status: number, lines: readonly string[]) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ lines }));
    };
    if (!isSecret(request.headers.authorization, secret)) return reply(401, ['The secret is wrong.']);
    readBody(request)
      .then(body => {
        const { actor, token, ...command }: Command & Caller = JSON.parse(body);
        return runCommand(command, { ...context, actor, token });
      })
      .then(lines => reply(200, lines))
      .catch(error =>
        reply(error instanceof CommandError ? 422 : 500, [error instanceof Error ? error.message : 'failed']),
      );
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const channel: Channel = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, secret };
  // An existing file is deleted first, because `mode` applies to new files only.
  rmSync(channelFile(folder), { force: true });
  writeFileSync(channelFile(folder), JSON.stringify(channel), { mode: 0o600 });
  return {
    stop: () =>
      new Promise(resolve => {
        rmSync(channelFile(folder), { force: true });
        server.close(() => resolve());
      }),
  };
}

/**
 * Sends a command to the running gateway that has locked `folder`, and returns the lines to print. Throws CommandError
 * if the command fails or the gateway is unreachable.
 * @param holder description of the process that has locked the directory, for the error message
 * @param caller operator who runs the command
 */
export async function callGateway(
  folder: string,
  command: Command,
  holder: string,
  caller: Caller = {},
): Promise<string[]> {
  const response = await send(folder, command, caller).catch((error: Error) => {
    const why = error.cause instanceof Error ? error.cause.message : error.message;
    throw new CommandError(`The gateway that holds the data folder (${holder}) cannot be asked: ${why}.`);
  });
  const { lines } = (await response.json()) as { lines: string[] };
  if (!response.ok) throw new CommandError(lines.join('\n'));
  return lines;
}

async function send(folder: string, command: Command, { actor, token }: Caller): Promise<Response> {
  const { url, secret }: Channel = JSON.parse(readFileSync(channelFile(folder), 'utf8'));
  return fetch(url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, Connection: 'close' },
    body: JSON.stringify({ ...command, actor, token }),
  });
}

function isSecret(authorization: string | undefined, secret: string): boolean {
  const received = Buffer.from(authorization ?? '');
  const expected = Buffer.from(`Bearer ${secret}`);
  return received.length === expected.length && timingSafeEqual(received, expected);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new CommandError(`The file is larger than ${MAX_BODY_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
