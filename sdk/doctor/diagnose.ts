/** Derives the causes of problems from the facts about a page. */
import type { FailureFacts, PageFacts, ScriptFacts, TagFacts, Unknown, ViolationFacts } from './facts.ts';

/** Kinds of findings, each with its meaning. */
export const FINDINGS = {
  'consent-blocked': 'a consent manager blocks the script tag',
  'policy-script': 'the content security policy blocks code of the kit',
  'policy-connect': 'the content security policy blocks calls to the gateway',
  'policy-image': 'the content security policy blocks images of the gateway',
  'policy-style': 'the content security policy blocks the style that reserves the space of the widgets',
  'policy-other': 'the content security policy blocks another resource of the kit',
  integrity: 'the hash of the script tag does not match the file',
  'mixed-content': 'the page uses https, and the script or the gateway uses http',
  'script-missing': 'the server of the script tag has no such file',
  'script-unreachable': 'the script tag did not load',
  'script-failed': 'the script tag loaded, but did not run',
  'script-none': 'the page has tags, but no code that defines them',
  'script-twice': 'the page has several script tags of the kit',
  'option-old': 'the script tag has an attribute of an earlier name',
  'option-unknown': 'the script tag has an unknown attribute',
  'option-invalid': 'the script tag has an invalid value',
  'option-missing': 'the script tag names no gateway or no merchant',
  'tag-unknown': 'a tag has an unknown name',
  'tag-nested': 'a tag is inside another one',
  'tag-shadow': 'a tag is inside a shadow root, which the script tag does not observe',
  'attribute-unknown': 'a tag has an unknown attribute',
  'attribute-invalid': 'an attribute of a tag has an invalid value',
  'lobby-missing': 'a tag waits for a lobby that the page does not create',
  sandbox: 'the page has no origin, as in a sandboxed frame',
  'gateway-unreachable': 'the gateway does not respond',
  'gateway-blocked': 'the gateway responds without permission for pages of other origins',
  'gateway-wrong': 'the URL of the gateway responds, but not with the protocol',
  'merchant-unknown': 'the gateway has no such merchant',
  'origin-denied': 'the merchant does not admit the origin of the page',
  'file-missing': 'a file of the kit does not exist',
  'file-unreachable': 'a file of the kit did not load',
  hidden: 'the page hides a tag',
  'no-width': 'a tag has no width',
  narrow: 'a tag is narrower than supported',
  clock: 'the clock of the device is wrong',
  storage: 'the browser forbids storage',
  'widget-error': 'a widget shows an error',
} as const;

export type FindingCode = keyof typeof FINDINGS;

export interface Finding {
  readonly code: FindingCode;
  /** An error breaks a widget. A warning does not, or the situation may be intended. */
  readonly severity: 'error' | 'warning';
  /** Sentence that names the cause. */
  readonly problem: string;
  /** Sentence that names the change that solves the problem. */
  readonly fix: string;
}

/** Minimum supported width of lottery board and game grid, px. */
const MIN_WIDTH_PX = 240;
/** Accepted difference between the device's clock and the gateway's clock, ms. */
const CLOCK_TOLERANCE_MS = 60_000;

const error = (code: FindingCode, problem: string, fix: string): Finding => ({ code, severity: 'error', problem, fix });
const warning = (code: FindingCode, problem: string, fix: string): Finding => ({
  ...error(code, problem, fix),
  severity: 'warning',
});

/**
 * Returns the causes of problems, errors first. A developer should solve them in this order, because later ones may be
 * consequences of earlier ones.
 */
export function diagnose(facts: PageFacts): Finding[] {
  const found = [
    ...scriptFindings(facts),
    ...facts.scripts.flatMap(optionFindings),
    ...facts.tags.flatMap(tagFindings),
    ...pageFindings(facts),
    ...gatewayFindings(facts),
    ...fileFindings(facts),
    ...policyFindings(facts),
    ...facts.tags.flatMap(placeFindings),
  ];
  const unique = found.filter(
    (finding, index) => found.findIndex(other => JSON.stringify(other) === JSON.stringify(finding)) === index,
  );
  const errors = unique.filter(({ severity }) => severity === 'error');
  return [
    ...errors,
    ...(errors.length === 0 ? stateFindings(facts) : []),
    ...unique.filter(({ severity }) => severity === 'warning'),
  ];
}

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : url);
const folderOf = (url: string) => url.replace(/[^/]*$/, '');

/**
 * Returns the violation of a CSP directive for a URL of `origins` or for a keyword such as `inline`; undefined if there
 * is none.
 */
const violationOf = ({ violations }: PageFacts, directive: RegExp, origins: readonly string[]) =>
  violations.find(
    violation =>
      !violation.isReportOnly && directive.test(violation.directive) && origins.includes(originOf(violation.blocked)),
  );

const allow = ({ directive, blocked }: ViolationFacts) =>
  `Add ${originOf(blocked)} to ${directive.replace(/-(elem|attr)$/, '')} of the policy.`;

/** Returns the kit's tags whose code has not loaded. */
const undefinedTags = ({ tags }: PageFacts) => tags.filter(({ isKnown, isDefined }) => isKnown && !isDefined);

function scriptFindings(facts: PageFacts): Finding[] {
  const { scripts, loader, page } = facts;
  const [first] = scripts.filter(({ blockedType }) => blockedType === null);
  const blocked = scripts.find(({ blockedType }) => blockedType !== null);
  if (loader === null && !first && blocked) {
    return [
      error(
        'consent-blocked',
        `The script tag has type="${blocked.blockedType}", so the browser does not run it.`,
        'Give the consent, or configure the consent manager for this script. The kit sets no cookies.',
      ),
    ];
  }
  if (!first) {
    if (loader !== null || undefinedTags(facts).length === 0) return [];
    return [
      error(
        'script-none',
        'The page has tags of the kit, but neither a script tag nor code that defines the tags.',
        'Add <script src="…/sdk/latest/lobbykit.js"> with data-lobby-gateway and data-lobby-merchant, or import lobbykit/elements.',
      ),
    ];
  }
  const twice = scriptsTwice(facts);
  if (loader !== null) return twice;
  return [loadFinding(facts, first, page), ...twice];
}

function scriptsTwice({ scripts, loader }: PageFacts): Finding[] {
  const running = scripts.filter(({ blockedType, url }) => blockedType === null && url);
  if (running.length < 2) return [];
  const urls = running.map(({ url }) => url).join(' and ');
  const options = new Set(running.map(({ options }) => JSON.stringify(options)));
  const differs = options.size > 1 || new Set(running.map(({ url }) => folderOf(url))).size > 1;
  return [
    (differs ? error : warning)(
      'script-twice',
      `The page has ${running.length} script tags of the kit: ${urls}. Only the first one has an effect (version ${loader ?? 'unknown'}).`,
      'Remove all but one; a second lobby is created by createLobby of the kit.',
    ),
  ];
}

/** Returns the finding about a script tag that has not run. */
function loadFinding(facts: PageFacts, script: ScriptFacts, page: string): Finding {
  const { url, integrity, expectedIntegrity } = script;
  const violation = violationOf(facts, /^script-src/, [originOf(url)]);
  if (violation) return error('policy-script', `The policy of the page blocks ${url}.`, allow(violation));
  const failure = facts.failures.find(({ url: failed }) => failed === url);
  const isDigest = facts.messages.some(message => /valid digest|integrity/i.test(message));
  if (integrity && (isDigest || (expectedIntegrity !== null && !integrity.split(/\s+/).includes(expectedIntegrity)))) {
    return error(
      'integrity',
      `The integrity ${integrity} of the script tag does not match ${url}.`,
      expectedIntegrity
        ? `Use integrity="${expectedIntegrity}", and a URL with a version instead of /sdk/latest/.`
        : 'Use the scriptTag of integrity.json in the folder of the file.',
    );
  }
  if (page.startsWith('https:') && url.startsWith('http:')) return mixedFinding('The script tag', url);
  if (failure && failure.status >= 400) {
    return error(
      'script-missing',
      `${url} responds with ${failure.status}.`,
      'Correct the URL: the gateway serves /sdk/latest/lobbykit.js, and /sdk/<version>/lobbykit.js of its releases.',
    );
  }
  if (failure && !isBlockedResponse(failure)) {
    return error(
      'script-unreachable',
      `${url} did not load${failure.reason && ` (${failure.reason})`}.`,
      'Check host, port and certificate, and whether an ad blocker or a firewall blocks the URL.',
    );
  }
  return error(
    'script-failed',
    url ? `${url} has not run as the loader of the kit.` : 'A script tag with data-lobby-* has no src.',
    'Check that src is the URL of lobbykit.js, that the response is JavaScript, and that the page reports no earlier error.',
  );
}

/** Returns true for a response that the browser rejected, such as HTML instead of JavaScript. */
const isBlockedResponse = ({ reason }: FailureFacts) => /BLOCKED_BY_(RESPONSE|ORB)|ERR_ABORTED/.test(reason);

const mixedFinding = (subject: string, url: string) =>
  error(
    'mixed-content',
    `${subject} uses ${url}, and the page uses https: browsers block http URLs on such pages.`,
    'Serve the gateway by https and use that URL.',
  );

const suggestion = ({ closest }: Unknown) => (closest ? `Did you mean "${closest}"?` : 'Remove it or see the README.');

function optionFindings({ oldOptions, unknownOptions, invalidOptions, options, blockedType }: ScriptFacts): Finding[] {
  if (blockedType !== null) return [];
  const has = (name: string) => Object.hasOwn(options, name);
  const missing = ['data-lobby-gateway', 'data-lobby-merchant'].filter(name => !has(name));
  return [
    ...oldOptions
      .filter(name => !has(name.replace('data-', 'data-lobby-')))
      .map(name =>
        error(
          'option-old',
          `The script tag has ${name}, which is no option.`,
          `Use ${name.replace('data-', 'data-lobby-')}.`,
        ),
      ),
    ...unknownOptions.map(option =>
      error('option-unknown', `The script tag has the unknown attribute ${option.name}.`, suggestion(option)),
    ),
    ...invalidOptions.map(message =>
      error('option-invalid', `Script tag: ${message}`, 'Use one of the allowed values.'),
    ),
    // If both options are missing, a script of the page may create the lobby with createLobby.
    ...(missing.length === 1
      ? [error('option-missing', `The script tag has no ${missing[0]}.`, `Add ${missing[0]}.`)]
      : []),
  ];
}

function tagFindings(tag: TagFacts): Finding[] {
  const { name, isKnown, closest, isDefined, isInShadow, inside } = tag;
  if (!isKnown) {
    return [
      error('tag-unknown', `<${name}> is no tag of the kit.`, suggestion({ name, closest: closest && `<${closest}>` })),
    ];
  }
  return [
    ...(isInShadow && !isDefined
      ? [
          error(
            'tag-shadow',
            `<${name}> is inside a shadow root, and its code has not loaded.`,
            `Call (window.lobbykit ??= []).push(kit => kit.load('${name.replace('lobby-', '')}')).`,
          ),
        ]
      : []),
    ...(inside
      ? [
          error(
            'tag-nested',
            `<${name}> is inside <${inside}>.`,
            `Close the tag as <${inside}></${inside}>: HTML ignores the slash of a self-closing tag.`,
          ),
        ]
      : []),
    ...tag.unknownAttributes.map(attribute =>
      error('attribute-unknown', `<${name}> has the unknown attribute "${attribute.name}".`, suggestion(attribute)),
    ),
    ...tag.invalidAttributes.map(message =>
      error('attribute-invalid', `Invalid value: ${message}`, 'Use one of the allowed values.'),
    ),
  ];
}

function pageFindings({ origin, hasStorage }: PageFacts): Finding[] {
  if (origin === 'null') {
    return [
      warning(
        'sandbox',
        'The page has no origin: it is a sandboxed frame without allow-same-origin, or a local file. Logins are not possible, and stored data last as long as the page.',
        'Add allow-same-origin to the sandbox attribute, or open the page by a web server.',
      ),
    ];
  }
  if (hasStorage) return [];
  return [
    warning(
      'storage',
      'The browser forbids storage, so a login ends with the page.',
      'Permit site data for this page.',
    ),
  ];
}

function gatewayFindings(facts: PageFacts): Finding[] {
  const { gateway, origin, page } = facts;
  if (!gateway) return [];
  const { url, merchant, status, merchantCall, admission, isAtOrigin } = gateway;
  const violation = violationOf(facts, /^connect-src/, [originOf(url)]);
  if (violation) return [error('policy-connect', `The policy of the page blocks calls to ${url}.`, allow(violation))];
  if (isAtOrigin) {
    return [
      error(
        'gateway-wrong',
        `${url} is not the gateway, which is at ${originOf(url)}.`,
        `Use data-lobby-gateway="${originOf(url)}".`,
      ),
    ];
  }
  if (status.result === 'unreachable') {
    if (page.startsWith('https:') && url.startsWith('http:')) return [mixedFinding('data-lobby-gateway', url)];
    return [
      error(
        'gateway-unreachable',
        `The gateway ${url} does not respond.`,
        'Check host, port and certificate of data-lobby-gateway, and whether the gateway runs.',
      ),
    ];
  }
  if (status.result === 'opaque') {
    return [
      error(
        'gateway-blocked',
        `${url} responds without Access-Control-Allow-Origin, so that the page may not read its responses.`,
        'Check that data-lobby-gateway is the URL of the gateway, and that no proxy removes its CORS headers.',
      ),
    ];
  }
  if (status.result === 'no-envelope' || (status.status === 404 && status.errorCode === 'not.found')) {
    const type = status.contentType.split(';')[0] || 'no content type';
    return [
      error(
        'gateway-wrong',
        `${url} is not the gateway: it responds to a call of the kit with ${status.status} ${type}.`,
        'Use the URL of the gateway without a path, unless a proxy serves the gateway below that path.',
      ),
    ];
  }
  return [
    ...(merchantCall?.errorCode === 'merchant.unknown'
      ? [
          error(
            'merchant-unknown',
            `The gateway has no merchant "${merchant}".`,
            'Correct data-lobby-merchant; codes are case-sensitive, and the operator has the list.',
          ),
        ]
      : []),
    // A page without an origin cannot have a session in any case, so it gets no warning.
    ...(admission?.result === 'opaque' && origin !== 'null'
      ? [
          error(
            'origin-denied',
            `The merchant does not admit the origin ${origin}: calls with a session are blocked.`,
            `The operator adds it: npm run gateway -- origin add ${origin}`,
          ),
        ]
      : []),
    ...clockFindings(gateway.clockOffset),
  ];
}

function clockFindings(offset: number | null): Finding[] {
  if (offset === null || Math.abs(offset) <= CLOCK_TOLERANCE_MS) return [];
  const minutes = Math.round(Math.abs(offset) / 60_000);
  return [
    warning(
      'clock',
      `The clock of the device is ${minutes} min ${offset > 0 ? 'ahead of' : 'behind'} the gateway.`,
      'Correct the clock of the device or of the gateway. Countdowns follow the gateway.',
    ),
  ];
}

/** Returns findings about files of the kit that failed to load after the loader has run. */
function fileFindings(facts: PageFacts): Finding[] {
  const { scripts, failures, loader } = facts;
  const folders = scripts.filter(({ url }) => url).map(({ url }) => folderOf(url));
  const violation = violationOf(facts, /^script-src/, folders.map(originOf));
  if (loader === null) return [];
  if (violation)
    return [error('policy-script', `The policy of the page blocks ${violation.blocked}.`, allow(violation))];
  return failures
    .filter(({ url }) => folders.some(folder => url.startsWith(folder)) && /\.(js|css)$/.test(url))
    .map(({ url, status, reason }) =>
      status >= 400
        ? error(
            'file-missing',
            `${url} responds with ${status}.`,
            'Serve all files of the release with the loader, and let no cache return an old loader.',
          )
        : error(
            'file-unreachable',
            `${url} did not load${reason && ` (${reason})`}.`,
            'Check whether an ad blocker or a proxy blocks the URL. An integrity of the import map must match.',
          ),
    );
}

function policyFindings(facts: PageFacts): Finding[] {
  const { gateway, scripts, blockedStyles, violations } = facts;
  const origins = [gateway?.url ?? '', ...scripts.map(({ url }) => url)].filter(Boolean).map(originOf);
  const image = violationOf(facts, /^img-src/, origins);
  const trusted = violations.find(({ directive, blocked }) => /trusted-types/.test(directive + blocked));
  return [
    ...(image
      ? [error('policy-image', `The policy of the page blocks images of ${image.blocked}.`, allow(image))]
      : []),
    ...(blockedStyles > 0
      ? [
          warning(
            'policy-style',
            'The policy of the page blocks an inline style with rules for tags of the kit, so that the page shifts when a widget loads.',
            'Add the nonce or hash of the style to style-src, or load lobbykit/undefined.css as a file.',
          ),
        ]
      : []),
    ...(trusted && !trusted.isReportOnly
      ? [
          warning(
            'policy-other',
            `The policy of the page blocks Trusted Types (${trusted.directive}), so that rich text is shown as plain text.`,
            'Add lobbykit to trusted-types of the policy, if the blocked policy is that of the kit.',
          ),
        ]
      : []),
  ];
}

const isBoard = ({ name }: TagFacts) => /board|grid/.test(name);

function placeFindings(tag: TagFacts): Finding[] {
  const { name, isKnown, isDefined, hiddenBy, width, containerWidth } = tag;
  if (!isKnown) return [];
  if (hiddenBy) {
    return [
      warning(
        'hidden',
        `<${name}> is hidden or disabled: ${hiddenBy}.`,
        'Remove the rule or attribute, unless the page shows the tag later. `:not(:defined)` matches until the code has loaded.',
      ),
    ];
  }
  // While its code has not loaded, a tag is an inline element and its width has no meaning.
  if (!isBoard(tag) || !isDefined) return [];
  if (width === 0) {
    return [
      warning(
        'no-width',
        `<${name}> has a width of 0 px, in a parent of ${containerWidth} px.`,
        'Give the parent a width; a flex item may need flex: 1 or width: 100%.',
      ),
    ];
  }
  if (width >= MIN_WIDTH_PX) return [];
  return [
    warning(
      'narrow',
      `<${name}> is ${width} px wide; widgets require at least ${MIN_WIDTH_PX} px.`,
      'Give the parent more width.',
    ),
  ];
}

/** Returns findings about states of widgets for which there is no other finding. */
function stateFindings({ tags, events, loader }: PageFacts): Finding[] {
  const message = (name: string) =>
    events.find(event => event.name === 'lobby-error' && event.target === name)?.message;
  return tags.flatMap(({ name, state, isKnown, isDefined, attributes }) => {
    if (state === 'error') {
      return [
        error(
          'widget-error',
          `<${name}> shows an error${message(name) ? `: ${message(name)}` : '.'}`,
          'See the events and calls of this report, and the console.',
        ),
      ];
    }
    if (!isKnown || (isDefined && state !== 'loading') || (!isDefined && loader === null)) return [];
    const lobby = attributes.lobby ?? 'default';
    return [
      error(
        'lobby-missing',
        `<${name}> is still loading: it waits for data, or for the lobby "${lobby}".`,
        lobby === 'default'
          ? 'Give the script tag data-lobby-gateway and data-lobby-merchant, or call createLobby.'
          : `Call createLobby({ name: "${lobby}" }), or remove the attribute lobby.`,
      ),
    ];
  });
}
