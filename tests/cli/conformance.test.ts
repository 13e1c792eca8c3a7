/** `lobbykit conformance`: the reference gateway passes, and each kind of fault of a back end is reported. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runCli } from '../../sdk/cli/cli.ts';
import { type CallReport, checkBackEnd } from '../../sdk/cli/conformance/check.ts';
import { FINDING_KINDS, type FindingKind } from '../../sdk/cli/conformance/findings.ts';
import type { CallingWidget } from '../../sdk/protocol/widgets/calls.ts';
import { gateway, TEST_NOW } from '../helpers/gateway.ts';
import { type Fault, MEMBER_TOKEN, startBackEnd } from './back-end.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

async function run(...args: string[]) {
  const out: string[] = [];
  const error: string[] = [];
  const code = await runCli(['conformance', ...args], { out: text => out.push(text), error: text => error.push(text) });
  return { code, out: out.join('\n'), error: error.join('\n') };
}

const problems = (reports: readonly CallReport[]) =>
  reports.flatMap(({ name, findings }) =>
    findings.map(({ kind, path, received, message }) => `${name} ${kind} ${path} ${received} ${message}`),
  );

describe('reference gateway', () => {
  it('the reference gateway passes `lobbykit conformance` with and without a session', async () => {
    const server = await gateway();
    try {
      const { token } = await server.memberSession();
      vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW });
      const visitor = await run(server.url, '--json');
      expect(problems(JSON.parse(visitor.out).calls)).toEqual([]);
      expect(visitor.code).toBe(0);
      const member = await run(server.url, '--token', token, '--json');
      const { passed, calls } = JSON.parse(member.out) as { passed: boolean; calls: readonly CallReport[] };
      expect(problems(calls)).toEqual([]);
      expect({ passed, code: member.code }).toEqual({ passed: true, code: 0 });
      const names = calls.filter(({ result }) => result === 'passed').map(({ name }) => name);
      expect(names).toEqual(
        expect.arrayContaining([
          'gameMenu',
          'drawHistory',
          'gameList',
          'rankList',
          'favoriteIds',
          'memberInfo',
          'wallet',
        ]),
      );
    } finally {
      await server.stop();
    }
  });
});

/**
 * Runs the conformance check against a back end with a fault. The check compares server times with this machine's
 * clock.
 */
async function check(fault: Fault | undefined, ...widgets: readonly CallingWidget[]): Promise<readonly CallReport[]> {
  const backEnd = await startBackEnd(fault);
  try {
    return await checkBackEnd({
      url: backEnd.url,
      origin: 'https://shop.example',
      merchant: 'demo',
      language: 'EN',
      token: MEMBER_TOKEN,
      now: Date.now,
      widgets,
    });
  } finally {
    await backEnd.stop();
  }
}

const ALL = ['lottery-board', 'game-grid', 'winner-board', 'service-widget', 'login-modal', 'download-bar'] as const;

/** Creates a fault that changes only the successful responses of one call. */
const onSuccess =
  (name: string, change: (reply: Parameters<Fault>[0]) => void): Fault =>
  (reply, call, kind) => {
    if (call.name === name && kind === 'success') change(reply);
  };
const setValue = (name: string, change: (value: never) => void) =>
  onSuccess(name, ({ body }) => change((body as { value: never }).value));
const setHeader = (name: string, header: string, value: string | null) =>
  onSuccess(name, ({ headers }) => {
    if (value === null) delete headers[header];
    else headers[header] = value;
  });
const setTime = (name: string, time: unknown) =>
  onSuccess(name, reply => {
    Object.assign(reply.body as object, { serverTime: time });
  });

interface Menu {
  gameMenus: Record<string, unknown>[];
}

interface FaultCase {
  readonly title: string;
  readonly widget: CallingWidget;
  readonly fault: Fault;
  readonly call: string;
  readonly kind: FindingKind;
  readonly path?: string;
}

const FAULTS: readonly FaultCase[] = [
  {
    title: 'a call without a route',
    ...{ widget: 'download-bar', call: 'systemStatus', kind: 'missing' },
    fault: (reply, { name }) =>
      name === 'systemStatus' && Object.assign(reply, { status: 404, body: 'Cannot GET', headers: {} }),
  },
  {
    title: 'a call that is not implemented',
    ...{ widget: 'winner-board', call: 'rankList', kind: 'missing' },
    fault: (reply, { name }) => name === 'rankList' && Object.assign(reply, { status: 501 }),
  },
  {
    title: 'a response without the CORS header',
    ...{ widget: 'winner-board', call: 'rankList', kind: 'cors', path: 'Access-Control-Allow-Origin' },
    fault: setHeader('rankList', 'Access-Control-Allow-Origin', null),
  },
  {
    title: 'an error response without the CORS header',
    ...{ widget: 'winner-board', call: 'rankList', kind: 'cors', path: 'Access-Control-Allow-Origin' },
    fault: ({ headers }, _, kind) => kind === 'error' && delete headers['Access-Control-Allow-Origin'],
  },
  {
    title: 'a rejected preflight',
    ...{ widget: 'winner-board', call: 'rankList', kind: 'cors', path: 'OPTIONS' },
    fault: (reply, _, kind) => kind === 'preflight' && Object.assign(reply, { status: 404 }),
  },
  {
    title: 'a preflight without ModuleId',
    ...{ widget: 'winner-board', call: 'rankList', kind: 'cors', path: 'Access-Control-Allow-Headers' },
    fault: ({ headers }, _, kind) =>
      kind === 'preflight' && Object.assign(headers, { 'Access-Control-Allow-Headers': 'Content-Type' }),
  },
  {
    title: 'a preflight without DELETE',
    ...{ widget: 'winner-board', call: 'logout', kind: 'cors', path: 'Access-Control-Allow-Methods' },
    fault: ({ headers }, _, kind) =>
      kind === 'preflight' && Object.assign(headers, { 'Access-Control-Allow-Methods': 'GET, POST' }),
  },
  {
    title: 'a field of a wrong type',
    ...{ widget: 'lottery-board', call: 'gameMenu', kind: 'field', path: 'value[].gameMenus[].gameId' },
    fault: setValue('gameMenu', ([group]: Menu[]) => {
      group!.gameMenus[0]!.gameId = { id: 101 };
    }),
  },
  {
    title: 'a missing field',
    ...{ widget: 'winner-board', call: 'rankList', kind: 'field', path: 'value.list' },
    fault: setValue('rankList', (value: { list?: unknown }) => delete value.list),
  },
  {
    title: 'a missing serverTime',
    ...{ widget: 'lottery-board', call: 'gameMenu', kind: 'time', path: 'serverTime' },
    fault: setTime('gameMenu', undefined),
  },
  {
    title: 'a serverTime in seconds',
    ...{ widget: 'download-bar', call: 'systemStatus', kind: 'time', path: 'serverTime' },
    fault: setTime('systemStatus', Math.round(Date.now() / 1_000)),
  },
  {
    title: 'a clock that is an hour ahead',
    ...{ widget: 'download-bar', call: 'systemStatus', kind: 'time', path: 'serverTime' },
    fault: setTime('systemStatus', Date.now() + 3_600_000),
  },
  {
    title: 'a date as text',
    ...{ widget: 'lottery-board', call: 'drawHistory', kind: 'time', path: 'value.content[].winningTime' },
    fault: setValue('drawHistory', ({ content }: { content: Record<string, unknown>[] }) => {
      content[0]!.winningTime = '2025-03-01T10:00:00Z';
    }),
  },
  {
    title: 'a past draw in the future',
    ...{ widget: 'lottery-board', call: 'gameMenu', kind: 'time', path: 'value[].gameMenus[].previousWinningTime' },
    fault: setValue('gameMenu', ([group]: Menu[]) => {
      group!.gameMenus[0]!.previousWinningTime = Date.now() + 3_600_000;
    }),
  },
  {
    title: 'a close of sale in milliseconds',
    ...{ widget: 'lottery-board', call: 'gameMenu', kind: 'time', path: 'value[].gameMenus[].lockTime' },
    fault: setValue('gameMenu', ([group]: Menu[]) => {
      group!.gameMenus[0]!.lockTime = 120_000;
    }),
  },
  {
    title: 'a response that takes more than a second',
    ...{ widget: 'download-bar', call: 'consolidatedSettings', kind: 'slow' },
    fault: (_, { name }, kind) => name === 'consolidatedSettings' && kind === 'success' && sleep(1_050),
  },
  {
    title: 'a shared response that caches must not store',
    ...{ widget: 'winner-board', call: 'rankList', kind: 'cache', path: 'Cache-Control' },
    fault: setHeader('rankList', 'Cache-Control', 'no-store'),
  },
  {
    title: 'a shared response without a validator',
    ...{ widget: 'winner-board', call: 'rankList', kind: 'cache', path: 'ETag' },
    fault: setHeader('rankList', 'ETag', null),
  },
  {
    title: 'a validator that has no effect',
    ...{ widget: 'winner-board', call: 'rankList', kind: 'cache', path: 'If-None-Match' },
    fault: (reply, { name }) => name === 'rankList' && reply.status === 304 && Object.assign(reply, { status: 200 }),
  },
  {
    title: 'a shared response with a cookie',
    ...{ widget: 'winner-board', call: 'rankList', kind: 'cache', path: 'Set-Cookie' },
    fault: setHeader('rankList', 'Set-Cookie', 'a=b'),
  },
  {
    title: 'a clock that a cache may store',
    ...{ widget: 'download-bar', call: 'systemStatus', kind: 'cache', path: 'Cache-Control' },
    fault: setHeader('systemStatus', 'Cache-Control', 'max-age=60'),
  },
  {
    title: 'data of a member that a shared cache may store',
    ...{ widget: 'winner-board', call: 'wallet', kind: 'cache', path: 'Cache-Control' },
    fault: setHeader('wallet', 'Cache-Control', 'public, max-age=60'),
  },
  {
    title: 'an HTML error page',
    ...{ widget: 'winner-board', call: 'rankList', kind: 'envelope', path: 'body' },
    fault: (reply, _, kind) => kind === 'error' && Object.assign(reply, { body: '<h1>Bad request</h1>' }),
  },
  {
    title: 'an error without success',
    ...{ widget: 'winner-board', call: 'rankList', kind: 'envelope', path: 'success' },
    fault: (reply, _, kind) => kind === 'error' && Object.assign(reply, { body: { error: 'bad request' } }),
  },
  {
    title: 'an error with a numeric code',
    ...{ widget: 'winner-board', call: 'rankList', kind: 'envelope', path: 'errorCode' },
    fault: (reply, _, kind) => kind === 'error' && Object.assign(reply.body as object, { errorCode: 1042 }),
  },
  {
    title: 'an invalid request that succeeds',
    ...{ widget: 'login-modal', call: 'login', kind: 'envelope', path: 'success' },
    fault: (reply, { name }, kind) =>
      name === 'login' && kind === 'error' && Object.assign(reply, { status: 200, body: { success: true, value: {} } }),
  },
  {
    title: 'an unknown token that is not 401',
    ...{ widget: 'winner-board', call: 'wallet', kind: 'envelope', path: 'status' },
    fault: (reply, { auth }, kind) => auth === 'required' && kind === 'error' && Object.assign(reply, { status: 403 }),
  },
  {
    title: 'a rejected example',
    ...{ widget: 'winner-board', call: 'rankList', kind: 'status' },
    fault: onSuccess('rankList', reply => {
      reply.body = { success: false, errorCode: 'input.invalid' };
    }),
  },
];

describe('custom back ends', () => {
  it('a back end that responds with the documented examples passes the check of all widgets', async () => {
    const reports = await check(undefined, ...ALL);
    expect(problems(reports)).toEqual([]);
    expect(reports.filter(({ result }) => result === 'passed').length).toBeGreaterThan(20);
  });

  it.each(FAULTS)('$title is reported as $kind of $call', async ({ widget, fault, call, kind, path }) => {
    const reports = await check(fault, widget);
    const report = reports.find(({ name }) => name === call);
    expect(report?.result).toBe('failed');
    expect(report?.findings.map(finding => ({ kind: finding.kind, path: finding.path }))).toContainEqual({
      kind,
      path,
    });
    for (const { message, expected, received } of report?.findings ?? []) {
      expect(message).toMatch(/^[A-Za-z].+\.$/);
      expect([typeof expected, typeof received]).toEqual(['string', 'string']);
    }
  });

  it('every kind of finding has a test', () => {
    expect(new Set([...FAULTS.map(({ kind }) => kind), 'unreachable'])).toEqual(new Set(Object.keys(FINDING_KINDS)));
  });

  it('a missing call that is optional for the widgets is reported as absent, not as a failure', async () => {
    const reports = await check((reply, { name }) => {
      if (name === 'merchantWallet') Object.assign(reply, { status: 501, body: 'no', headers: {} });
    }, 'winner-board');
    expect(reports.find(({ name }) => name === 'merchantWallet')).toMatchObject({ result: 'absent', findings: [] });
    expect(problems(reports)).toEqual([]);
  });

  it('conformance sends calls that change data only in an invalid form', async () => {
    const valid: string[] = [];
    await check(
      (_, { name, method }, kind) => {
        if (kind === 'success' && method !== 'GET') valid.push(name);
      },
      ...ALL,
    );
    expect([...new Set(valid)].sort()).toEqual(['agentAnnouncements', 'announcements', 'favoriteGames', 'favoriteIds']);
  });

  it('conformance checks only the calls of the named widgets and the calls that all widgets share', async () => {
    const reports = await check(undefined, 'download-bar');
    expect(reports.map(({ name }) => name)).toEqual(['consolidatedSettings', 'systemStatus', 'renewSession', 'logout']);
  });
});

describe('command line of conformance', () => {
  it('the report names each failed call with its findings, and the exit code is 1', async () => {
    const backEnd = await startBackEnd(setHeader('rankList', 'ETag', null));
    try {
      const { code, out } = await run(backEnd.url, '--widget', 'winner-board');
      expect(code).toBe(1);
      expect(out).toContain('FAILED   rankList: GET /wps/relay/GCSGAME_getRankList (winner-board)');
      expect(out).toContain('cache: ETag, expected an ETag or Last-Modified, received nothing.');
      expect(out).toMatch(/\d+ calls: \d+ passed, \d+ partially checked, 0 absent, 1 failed$/);
    } finally {
      await backEnd.stop();
    }
  });

  it('a back end that does not respond is reported as unreachable', async () => {
    const backEnd = await startBackEnd();
    await backEnd.stop();
    const { code, out } = await run(backEnd.url, '--widget', 'download-bar', '--json');
    expect(code).toBe(1);
    const { passed, calls } = JSON.parse(out) as { passed: boolean; calls: readonly CallReport[] };
    expect(passed).toBe(false);
    expect(calls[0]?.findings[0]).toMatchObject({
      kind: 'unreachable',
      received: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it.each([
    [[], 'URL is missing; allowed: the http or https URL of a back end.'],
    [['ftp://a.example'], 'URL is "ftp://a.example"; allowed: an http or https URL without a query.'],
    [['http://a.example', 'b'], '"b" is an unexpected argument; allowed: one URL.'],
    [['http://a.example', '--merchant', 'a b'], '--merchant is "a b"; allowed: 1 to 32 letters, digits, "_" and "-".'],
    [
      ['http://a.example', '--widget', 'board'],
      '--widget is "board"; allowed: lottery-board, game-grid, winner-board, service-widget, login-modal, download-bar.',
    ],
    [['http://a.example', '--language', '1'], '--language is "1"; allowed: a language code such as EN.'],
    [
      ['http://a.example', '--origin', 'shop.example'],
      '--origin is "shop.example"; allowed: a scheme and a host, such as https://shop.example.',
    ],
  ])('invalid arguments %j are rejected with a list of the allowed values', async (args, message) => {
    expect(await run(...args)).toEqual({ code: 2, out: '', error: `${message}\nHelp: lobbykit help` });
  });
});
