/** Formats the facts and findings of a page, for the panel, the clipboard and the terminal. */
import type { Finding } from './diagnose.ts';
import type { PageFacts, ProbeFacts, ScriptFacts, TagFacts } from './facts.ts';

export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Returns the sections of the report, starting with the problems. */
export function reportSections(facts: PageFacts, findings: readonly Finding[]): Section[] {
  const sections = [
    { title: problemTitle(findings), lines: findings.map(findingText) },
    { title: 'Page', lines: pageLines(facts) },
    { title: 'Script tags', lines: facts.scripts.flatMap(scriptLines) },
    { title: 'Gateway', lines: gatewayLines(facts) },
    { title: 'Tags', lines: facts.tags.map(tagLine) },
    {
      title: 'Policy violations',
      lines: facts.violations.map(
        ({ directive, blocked, isReportOnly }) => `${directive}: ${blocked}${isReportOnly ? ' (report only)' : ''}`,
      ),
    },
    {
      title: 'Failed requests',
      lines: facts.failures.map(({ url, status, reason }) => `${url}: ${status || reason || 'no response'}`),
    },
    { title: 'Console', lines: facts.messages },
    {
      title: 'Events',
      lines: facts.events.map(
        ({ name, target, kind, message, count: times, at }) =>
          `${at} ms ${name} on ${target}${times > 1 ? ` (${times} times)` : ''}${kind ? `: ${kind}, ${message}` : ''}`,
      ),
    },
    {
      title: 'Calls',
      lines: facts.calls.map(
        ({ path, status, at, duration }) => `${at} ms ${path}: ${status ? `${status}, ` : ''}${duration} ms`,
      ),
    },
    { title: 'Cost', lines: costLines(facts) },
  ];
  return sections.map(({ title, lines }) => ({ title, lines: lines.length > 0 ? lines : ['none'] }));
}

/** Returns the report as text. */
export const reportText = (facts: PageFacts, findings: readonly Finding[]): string =>
  [
    `lobbykit doctor ${facts.version}`,
    ...reportSections(facts, findings).map(({ title, lines }) =>
      [title, ...lines.map(line => `  ${line.replaceAll('\n', '\n  ')}`)].join('\n'),
    ),
  ].join('\n\n');

/** Returns the title of the first section: `2 errors, 1 warning`. */
export function problemTitle(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  const parts = [errors && count(errors, 'error'), warnings && count(warnings, 'warning')].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'No problems found';
}

const findingText = ({ code, severity, problem, fix }: Finding) => `${severity} ${code}: ${problem}\n${fix}`;

const pageLines = ({ page, origin, loader, hasStorage }: PageFacts) => [
  `URL: ${page}`,
  `Origin: ${origin}`,
  `Version of the running loader: ${loader ?? 'none'}`,
  `Storage: ${hasStorage ? 'available' : 'blocked'}`,
];

const scriptLines = ({ url, blockedType, integrity, expectedIntegrity, options }: ScriptFacts) => [
  `${url || '(no src)'}${blockedType === null ? '' : ` (not run: type="${blockedType}")`}`,
  ...Object.entries(options).map(([name, value]) => `  ${name}="${value}"`),
  `  integrity: ${integrityText(integrity, expectedIntegrity)}`,
];

function integrityText(integrity: string | null, expected: string | null): string {
  if (integrity === null) return 'none';
  if (expected === null) return 'not checked, because the folder of the file has no readable integrity.json';
  return integrity.split(/\s+/).includes(expected) ? 'matches' : `${integrity} instead of ${expected}`;
}

const ADMISSION: Readonly<Record<ProbeFacts['result'], string>> = {
  ok: 'admitted',
  opaque: 'not admitted',
  unreachable: 'unknown',
  'no-envelope': 'unknown',
};

function gatewayLines({ gateway, origin }: PageFacts): string[] {
  if (!gateway) return ['unknown: no script tag and no lobby of the kit names it'];
  const { url, merchant, status, merchantCall, admission, clockOffset } = gateway;
  const known = merchantCall && (merchantCall.errorCode === 'merchant.unknown' ? 'unknown to the gateway' : 'known');
  return [
    `URL: ${url} (${probeText(status)})`,
    `Merchant: ${merchant || 'unknown'}${known ? ` (${known})` : ''}`,
    `Origin ${origin}: ${admission ? ADMISSION[admission.result] : 'not checked'}`,
    `Clock of the device: ${clockOffset === null ? 'not checked' : `${Math.round(clockOffset / 1_000)} s ahead of the gateway`}`,
  ];
}

function probeText({ result, status, errorCode }: ProbeFacts): string {
  if (result === 'unreachable') return 'no response';
  if (result === 'opaque') return 'responds, without permission to read';
  const code = [status, errorCode].filter(Boolean).join(' ');
  return result === 'ok' ? `responds with ${code}` : `responds with ${code}, not with the protocol`;
}

function tagLine(tag: TagFacts): string {
  const { name, attributes, isKnown, isDefined, state, width, height, containerWidth, hiddenBy } = tag;
  const markup = [name, ...Object.entries(attributes).map(([key, value]) => (value ? `${key}="${value}"` : key))];
  const parts = [
    isKnown ? (isDefined ? (state ?? 'defined') : 'code not loaded') : 'unknown tag',
    `${width} × ${height} px in ${containerWidth} px`,
    ...(hiddenBy ? [hiddenBy] : []),
    ...tag.unknownAttributes.map(attribute => `unknown attribute ${attribute.name}`),
  ];
  return `<${markup.join(' ')}>: ${parts.join(', ')}`;
}

function costLines({ cost }: PageFacts): string[] {
  const { requests, bytes, unmeasured, mainThreadMs, layoutShift } = cost;
  return [
    `Requests: ${requests}`,
    `Transferred: ${kilobytes(bytes)}${unmeasured > 0 ? `, without ${count(unmeasured, 'response')} of unknown size` : ''}`,
    `Main thread: ${mainThreadMs === null ? 'not measured by this browser' : `${mainThreadMs} ms in frames longer than 50 ms`}`,
    `Layout shift: ${layoutShift ?? 'not measured by this browser'}`,
  ];
}
