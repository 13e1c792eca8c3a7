/** `lobbykit doctor`: messages for invalid arguments, findings that no test page can have, and the report. */
import { describe, expect, it } from 'vitest';
import { runCli } from '../../sdk/cli/cli.ts';
import { closestName } from '../../sdk/doctor/closest-name.ts';
import { diagnose, FINDINGS } from '../../sdk/doctor/diagnose.ts';
import { type PageFacts, type ProbeFacts, redactUrl, safeMessage, safePath } from '../../sdk/doctor/facts.ts';
import { reportText } from '../../sdk/doctor/report.ts';

async function run(...args: string[]) {
  const out: string[] = [];
  const error: string[] = [];
  const code = await runCli(args, { out: text => out.push(text), error: text => error.push(text) });
  return { code, out: out.join('\n'), error: error.join('\n') };
}

const OK: ProbeFacts = { result: 'ok', status: 200, errorCode: null, contentType: 'application/json' };
const GATEWAY = 'https://gw.test';

const facts = (changes: Partial<PageFacts> = {}): PageFacts => ({
  version: '1.0.0',
  page: 'https://shop.test/',
  origin: 'https://shop.test',
  hasStorage: true,
  loader: '1.0.0',
  scripts: [
    {
      url: `${GATEWAY}/sdk/latest/lobbykit.js`,
      blockedType: null,
      integrity: null,
      expectedIntegrity: null,
      options: { 'data-lobby-gateway': GATEWAY, 'data-lobby-merchant': 'demo' },
      unknownOptions: [],
      oldOptions: [],
      invalidOptions: [],
    },
  ],
  gateway: {
    url: GATEWAY,
    merchant: 'demo',
    status: OK,
    merchantCall: OK,
    admission: OK,
    isAtOrigin: false,
    clockOffset: 0,
  },
  tags: [],
  blockedStyles: 0,
  violations: [],
  failures: [],
  messages: [],
  events: [],
  calls: [],
  cost: { requests: 0, bytes: 0, unmeasured: 0, mainThreadMs: 0, layoutShift: 0 },
  ...changes,
});

const codesOf = (changes: Partial<PageFacts>) => diagnose(facts(changes)).map(({ code }) => code);

describe('lobbykit doctor', () => {
  it.each([
    [[], 'URL is missing; allowed: the http or https URL of a page.'],
    [['shop.test'], 'URL is "shop.test"; allowed: an http or https URL.'],
    [['file:///page.html'], 'URL is "file:///page.html"; allowed: an http or https URL.'],
    [['https://a.test', 'https://b.test'], '"https://b.test" is an unexpected argument; allowed: one URL.'],
    [['https://a.test', '--timeout', '0'], '--timeout is "0"; allowed: a whole number from 1 to 600.'],
    [['https://a.test', '--width', 'wide'], '--width is "wide"; allowed: a whole number from 200 to 4000.'],
  ])('invalid arguments %j print the message %j', async (args, message) => {
    expect(await run('doctor', ...args)).toMatchObject({ code: 2, out: '', error: expect.stringContaining(message) });
  });

  it('the help lists every finding with its meaning', async () => {
    const { out } = await run('help', 'doctor');
    for (const [code, meaning] of Object.entries(FINDINGS))
      expect(out).toMatch(new RegExp(`^  ${code} +${meaning}$`, 'm'));
  });

  it('doctor exits with 3 and names the remedy if the browser does not start', async () => {
    const { code, error } = await run('doctor', 'https://a.test', '--browser', '/nonexistent/chromium');
    expect(code).toBe(3);
    expect(error).toContain('Install it: npx playwright install chromium, or name one by --browser PATH.');
  });
});

describe('findings of doctor', () => {
  it('a page without a mistake has no findings', () => expect(codesOf({})).toEqual([]));

  it('an http gateway on an https page is reported as mixed content', () => {
    const gateway = {
      ...facts().gateway!,
      url: 'http://gw.test',
      status: { ...OK, result: 'unreachable' as const },
    };
    expect(codesOf({ gateway })).toEqual(['mixed-content']);
  });

  it('an http loader on an https page is reported as mixed content', () => {
    const [script] = facts().scripts;
    const scripts = [{ ...script!, url: 'http://gw.test/lobbykit.js' }];
    expect(codesOf({ scripts, loader: null })).toEqual(['mixed-content']);
  });

  it('a clock that differs by less than a minute is not reported', () => {
    const gateway = { ...facts().gateway!, clockOffset: -59_000 };
    expect(codesOf({ gateway })).toEqual([]);
    expect(codesOf({ gateway: { ...gateway, clockOffset: -61_000 } })).toEqual(['clock']);
  });

  it('a report-only policy violation appears in the report but is not a finding', () => {
    const violations = [{ directive: 'connect-src', blocked: `${GATEWAY}/wps`, isReportOnly: true }];
    expect(codesOf({ violations })).toEqual([]);
    expect(reportText(facts({ violations }), [])).toContain(`connect-src: ${GATEWAY}/wps (report only)`);
  });

  it('blocked storage is reported as a warning', () => expect(codesOf({ hasStorage: false })).toEqual(['storage']));
});

describe('report of doctor', () => {
  it('URLs in the report omit user name, query and fragment', () => {
    expect(redactUrl('https://u:p@a.test/b/c?token=x#y')).toBe('https://a.test/b/c');
    expect(redactUrl('/b?token=x#y')).toBe('/b');
    expect(redactUrl('data:text/html,secret')).toBe('data:');
    expect(safePath('https://a.test/b?language=EN&token=x&empty=')).toBe('/b?language&token');
    expect(safeMessage("no 'https://a.test/b?token=x' and wss://u:p@b.test/?y")).toBe(
      "no 'https://a.test/b' and wss://b.test/",
    );
  });

  it('closestName suggests a similar name and returns null for a dissimilar name', () => {
    expect(closestName('limti', ['layout', 'limit'])).toBe('limit');
    expect(closestName('colour', ['layout', 'limit'])).toBeNull();
  });
});
