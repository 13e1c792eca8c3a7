/** `lobbykit snippet`: prints the markup that embeds one widget in a page without a build step. */
import { readFileSync } from 'node:fs';
import { ConfigError, gatherErrors, throwConfigError } from '../lobby/config/config-error.ts';
import { tagChecks } from '../lobby/config/tag-checks.ts';
import { VERSION } from '../lobby/version.ts';
import { WIDGET_ATTRIBUTES, type WidgetName } from '../prerender/widget-attributes.ts';
import type { AttributeRule } from '../protocol/embed/define-props.ts';
import { allowedValues, parseAttribute } from '../protocol/embed/parse-attribute.ts';
import { scriptSnippet } from '../protocol/embed/snippet.ts';
import { type Command, parseCommandArgs, UsageError } from './command.ts';

/** Placeholder for the gateway's URL, the same as in the documentation. */
const EXAMPLE_GATEWAY = 'https://gateway.example';

/** Options that every widget accepts. No attribute of a widget may have one of these names. */
export const PAGE_OPTIONS = {
  gateway: { type: 'string', default: EXAMPLE_GATEWAY },
  merchant: { type: 'string', default: 'demo' },
  language: { type: 'string', default: 'EN' },
  theme: { type: 'string' },
  'no-integrity': { type: 'boolean' },
} as const;

const WIDGETS = Object.keys(WIDGET_ATTRIBUTES) as WidgetName[];

const optionLine = (name: string, rule: AttributeRule) =>
  rule.kind === 'flag'
    ? `    --${name}`
    : `    --${name} VALUE`.padEnd(32) + (rule.kind === 'text' ? 'a text' : allowedValues(rule));

/** Returns the attributes of a widget with their allowed values, as lines of the help text. */
const widgetHelp = (widget: WidgetName) =>
  [`  ${widget}`, ...Object.entries(WIDGET_ATTRIBUTES[widget]).map(([name, rule]) => optionLine(name, rule))].join(
    '\n',
  );

const USAGE = `Usage: lobbykit snippet WIDGET [OPTIONS]

Prints the style that reserves the space of the widget while it loads, the script tag with the hash of its file, and the
tag of the widget. The gateway must serve version ${VERSION} of the kit.

  WIDGET                        ${WIDGETS.join(', ')}

Options:
  --gateway URL                 URL of the gateway, default ${EXAMPLE_GATEWAY}
  --merchant CODE               merchant code, 1 to 32 of A-Z a-z 0-9 _ -, default demo
  --language CODE               language code such as EN, VI, PT or pt-BR, default EN
  --theme THEME                 system, light or dark; default: that of the visitor's device
  --no-integrity                omits the hash, so that the widget shows prerendered content before its code has loaded

Attributes by widget:
${WIDGETS.map(widgetHelp).join('\n')}

Exit codes: 0 success, 2 invalid arguments.
Example: lobbykit snippet lottery-board --gateway https://gateway.example --merchant demo --limit 4 --no-history`;

/** Returns the integrity hash of the loader, from `integrity.json` of the script-tag build. */
const loaderHash = (): string =>
  JSON.parse(readFileSync(new URL('../script/integrity.json', import.meta.url), 'utf8')).files['lobbykit.js'];

/**
 * Validates the URL of the gateway, which must be absolute, because a command line has no page against which a path
 * could be resolved.
 */
const gatewayOf = (value: string): string =>
  /^https?:/i.test(value)
    ? tagChecks.gateway(value, '--gateway')
    : throwConfigError('--gateway', value, `an http or https URL such as ${EXAMPLE_GATEWAY}`);

/** Validates the arguments after `lobbykit snippet`. @throws ConfigError that names each invalid option */
function parse(args: readonly string[]) {
  const [first, ...rest] = args;
  const widget = WIDGETS.find(name => name === first) ?? throwConfigError('WIDGET', first, WIDGETS.join(', '));
  const rules = Object.entries(WIDGET_ATTRIBUTES[widget]);
  const own = rules.map(([name, { kind }]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' }] as const);
  const { values, positionals } = parseCommandArgs(rest, { ...PAGE_OPTIONS, ...Object.fromEntries(own) });
  if (positionals[0] !== undefined) throw new UsageError(`Unexpected argument "${positionals[0]}".`);
  const given: Readonly<Record<string, unknown>> = values;
  const errors = gatherErrors();
  const attributes: Record<string, string> = {};
  for (const [name, rule] of rules) {
    const text = given[name];
    if (text === undefined) continue;
    const value = rule.kind === 'flag' ? '' : parseAttribute(String(text), rule);
    if (value === undefined) errors.try(() => throwConfigError(`--${name}`, text, allowedValues(rule)));
    else attributes[name] = String(value);
  }
  const page = {
    gateway: () => gatewayOf(values.gateway),
    merchant: () => tagChecks.merchant(values.merchant, '--merchant'),
    language: () => tagChecks.language(values.language, '--language'),
    theme: () => (values.theme === undefined ? undefined : tagChecks.theme(values.theme, '--theme')),
  };
  for (const check of Object.values(page)) errors.try<unknown>(check);
  errors.end();
  return {
    ...{ widget, attributes, hasIntegrity: !values['no-integrity'] },
    ...{ gateway: page.gateway(), merchant: page.merchant(), language: page.language(), theme: page.theme() },
  };
}

/**
 * Returns the snippet for the arguments after `lobbykit snippet`.
 * @param hash returns the integrity hash of the loader of this version
 * @throws UsageError that names each invalid argument, its value and the allowed values
 */
export function snippetOf(args: readonly string[], hash: () => string): string {
  try {
    const { hasIntegrity, ...snippet } = parse(args);
    return scriptSnippet({ ...snippet, version: VERSION, integrity: hasIntegrity ? hash() : null });
  } catch (error) {
    throw error instanceof ConfigError ? new UsageError(error.message) : error;
  }
}

export const snippet: Command = {
  name: 'snippet',
  summary: 'Prints the markup that embeds a widget',
  usage: USAGE,
  run: async (args, output) => {
    output.out(snippetOf(args, loaderHash));
    return 0;
  },
};
