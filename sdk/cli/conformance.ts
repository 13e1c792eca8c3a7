/** `lobbykit conformance URL`: checks whether a back end implements the calls of the widgets correctly. */
import { type CallingWidget, WIDGET_CALLS } from '../protocol/widgets/calls.ts';
import { type Command, type CommandOutput, parseCommandArgs, UsageError } from './command.ts';
import { type CallReport, type CheckOptions, checkBackEnd } from './conformance/check.ts';
import { FINDING_KINDS, type Finding } from './conformance/findings.ts';

const WIDGETS = (Object.keys(WIDGET_CALLS) as CallingWidget[]).filter(name => name !== 'lobby');
const MERCHANT = /^[A-Za-z0-9_-]{1,32}$/;
const LANGUAGE = /^[A-Za-z][\w-]{1,15}$/;

const DEFAULT_ORIGIN = 'https://conformance.example';
const TOKEN_VARIABLE = 'LOBBYKIT_TOKEN';

const kinds = Object.entries(FINDING_KINDS).map(([kind, meaning]) => `  ${kind.padEnd(12)} ${meaning}`);

const USAGE = `Usage: lobbykit conformance URL [OPTIONS]

Makes the calls of the widgets against a back end and reports each difference from the protocol. Calls that change data
are sent only in a form that a back end must reject.

Arguments:
  URL                http or https URL of the back end: https://api.example.com

Options:
  --merchant CODE    Merchant; default: demo
  --widget NAME      Checks only the calls of this widget; may be repeated. Names:
                     ${WIDGETS.join(', ')}
  --language CODE    Language of the requests; default: EN
  --origin ORIGIN    Origin of the page that makes the calls; default: ${DEFAULT_ORIGIN}
  --token TOKEN      Session of a test member, for the calls that read data of a member; default: the environment
                     variable ${TOKEN_VARIABLE}
  --json             Prints the report as JSON
  -h, --help         Prints this text

Findings:
${kinds.join('\n')}

Exit codes: 0 without a finding, 1 with a finding, 2 for invalid arguments

Example:
  lobbykit conformance https://api.example.com --merchant acme --widget lottery-board --widget winner-board`;

/**
 * Parses the options of the command.
 * @throws UsageError with the name and the allowed values of the first invalid argument
 */
function parseOptions(args: readonly string[]): CheckOptions & { readonly json: boolean } {
  const { values, positionals } = parseCommandArgs(args, {
    merchant: { type: 'string', default: 'demo' },
    widget: { type: 'string', multiple: true, default: [] },
    language: { type: 'string', default: 'EN' },
    origin: { type: 'string', default: DEFAULT_ORIGIN },
    token: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  const [url, extra] = positionals;
  if (url === undefined) throw new UsageError('URL is missing; allowed: the http or https URL of a back end.');
  if (extra !== undefined) throw new UsageError(`"${extra}" is an unexpected argument; allowed: one URL.`);
  const { merchant, language, json } = values;
  const check = (option: string, value: string, allowed: RegExp, description: string) => {
    if (!allowed.test(value)) throw new UsageError(`${option} is "${value}"; allowed: ${description}.`);
  };
  check('--merchant', merchant, MERCHANT, '1 to 32 letters, digits, "_" and "-"');
  check('--language', language, LANGUAGE, 'a language code such as EN');
  const widgets = values.widget.map(name => {
    const known = WIDGETS.find(widget => widget === name);
    if (!known) throw new UsageError(`--widget is "${name}"; allowed: ${WIDGETS.join(', ')}.`);
    return known;
  });
  return {
    url: parseUrl(url),
    origin: parseOrigin(values.origin),
    merchant,
    language,
    widgets: widgets.length > 0 ? widgets : WIDGETS,
    token: values.token ?? process.env[TOKEN_VARIABLE],
    now: Date.now,
    json,
  };
}

/** Returns the URL of the back end without a trailing slash, because paths of calls are appended to it. */
function parseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new UsageError(`URL is "${text}"; allowed: an http or https URL without a query.`);
  }
  return url.href.replace(/\/+$/, '');
}

function parseOrigin(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new UsageError(`--origin is "${text}"; allowed: a scheme and a host, such as https://shop.example.`);
}

const RESULTS: Readonly<Record<CallReport['result'], string>> = {
  passed: 'ok',
  failed: 'FAILED',
  absent: 'absent',
  partial: 'partial',
};

const findingLine = ({ kind, path, expected, received, message }: Finding) =>
  `         ${kind}: ${[path, `expected ${expected}`, `received ${received}`].filter(Boolean).join(', ')}. ${message}`;

/** Formats the result of a call as lines of the report. */
function reportLines({ name, method, path, widgets, result, durationMs, findings, note }: CallReport): string {
  const duration = durationMs === undefined ? '' : ` ${durationMs} ms`;
  return [
    `${RESULTS[result].padEnd(8)} ${name}: ${method} ${path} (${widgets.join(', ')})${duration}`,
    ...findings.map(findingLine),
    ...(note && findings.length === 0 ? [`         ${note}`] : []),
  ].join('\n');
}

/** Formats the last line of the report: the number of calls by result. */
function summaryLine(reports: readonly CallReport[]): string {
  const count = (result: CallReport['result']) => reports.filter(report => report.result === result).length;
  return `${reports.length} calls: ${count('passed')} passed, ${count('partial')} partially checked, ${count('absent')} absent, ${count('failed')} failed`;
}

async function run(args: readonly string[], output: CommandOutput): Promise<number> {
  const { json, ...options } = parseOptions(args);
  const reports = await checkBackEnd(options, report => json || output.out(reportLines(report)));
  const failed = reports.some(({ result }) => result === 'failed');
  if (json) {
    const { url, merchant } = options;
    output.out(JSON.stringify({ url, merchant, passed: !failed, calls: reports }, null, 2));
  } else output.out(`\n${summaryLine(reports)}`);
  return failed ? 1 : 0;
}

export const conformance: Command = {
  name: 'conformance',
  summary: 'Checks a back end against the calls of the widgets',
  usage: USAGE,
  run,
};
