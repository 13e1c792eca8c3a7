/** `lobbykit doctor`: inspects a page and names the causes of problems with the kit. */
import { diagnose, FINDINGS } from '../doctor/diagnose.ts';
import { reportText } from '../doctor/report.ts';
import { type Command, type CommandOutput, parseCommandArgs, UsageError } from './command.ts';
import { InspectError, type InspectOptions, inspectPage } from './doctor/browser.ts';

const DEFAULT_TIMEOUT_S = 30;
const DEFAULT_WIDTH_PX = 390;
const MAX_TIMEOUT_S = 600;
const WIDTHS_PX = { min: 200, max: 4_000 };

const NOT_INSPECTED = 3;

const codes = Object.entries(FINDINGS).map(([code, meaning]) => `  ${code.padEnd(20)} ${meaning}`);

const USAGE = `Usage: lobbykit doctor URL [OPTIONS]

Opens a page in Chromium and reports the problems of the kit on it, with version, script tags, gateway, tags, policy
violations, events, calls and costs. The report has no tokens, no values of queries and no data of visitors. A page with
data-lobby-debug on its script tag shows the same report in a panel.

Requires Playwright: npm install --save-dev playwright && npx playwright install chromium

Arguments:
  URL                  http or https URL of the page: https://shop.example/lobby

Options:
  --timeout SECONDS    Time for the page to load, 1 to ${MAX_TIMEOUT_S}; default: ${DEFAULT_TIMEOUT_S}
  --width PX           Width of the window, ${WIDTHS_PX.min} to ${WIDTHS_PX.max}; default: ${DEFAULT_WIDTH_PX}
  --browser PATH       Chromium or Chrome to use; default: the browser that Playwright has installed
  --json               Prints findings and facts as JSON
  -h, --help           Prints this text

Findings:
${codes.join('\n')}

Exit codes: 0 without an error, 1 with an error, 2 for invalid arguments, 3 if the page could not be inspected

Example:
  lobbykit doctor https://shop.example/lobby`;

/**
 * Parses the options of the command.
 * @throws UsageError with the name and the allowed values of the first invalid argument
 */
function parseOptions(args: readonly string[]): InspectOptions & { readonly json: boolean } {
  const { values, positionals } = parseCommandArgs(args, {
    timeout: { type: 'string', default: String(DEFAULT_TIMEOUT_S) },
    width: { type: 'string', default: String(DEFAULT_WIDTH_PX) },
    browser: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  const [url, extra] = positionals;
  if (url === undefined) throw new UsageError('URL is missing; allowed: the http or https URL of a page.');
  if (extra !== undefined) throw new UsageError(`"${extra}" is an unexpected argument; allowed: one URL.`);
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new UsageError(`URL is "${url}"; allowed: an http or https URL.`);
  }
  const number = (name: 'timeout' | 'width', min: number, max: number) => {
    const value = values[name];
    if (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
    throw new UsageError(`--${name} is "${value}"; allowed: a whole number from ${min} to ${max}.`);
  };
  return {
    url,
    timeout: number('timeout', 1, MAX_TIMEOUT_S) * 1_000,
    width: number('width', WIDTHS_PX.min, WIDTHS_PX.max),
    browser: values.browser,
    json: values.json,
  };
}

async function run(args: readonly string[], output: CommandOutput): Promise<number> {
  const { json, ...options } = parseOptions(args);
  try {
    const facts = await inspectPage(options);
    const findings = diagnose(facts);
    const hasErrors = findings.some(({ severity }) => severity === 'error');
    output.out(json ? JSON.stringify({ passed: !hasErrors, findings, facts }, null, 2) : reportText(facts, findings));
    return hasErrors ? 1 : 0;
  } catch (error) {
    if (!(error instanceof InspectError)) throw error;
    output.error(error.message);
    return NOT_INSPECTED;
  }
}

export const doctor: Command = {
  name: 'doctor',
  summary: 'Names the causes of problems of the kit on a page',
  usage: USAGE,
  run,
};
