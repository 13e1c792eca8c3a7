/**
 * HTML of framed pages: one widget with the script build, or an error in the URL. The page contains no inline code.
 */

import { escapeText } from '../platform/escape-text.ts';
import { APP_ICON } from '../platform/http/picture-paths.ts';
import { VERSION } from '../platform/http/static/site.ts';
import type { EmbedRequest, Problem } from './parameters.ts';
import { allowedText, type FrameTexts, frameTexts } from './texts.ts';

export interface FramePage {
  readonly embedRequest: EmbedRequest;
  /** Tag of the widget, prerendered if possible. */
  readonly tag: string;
  /** URL of this gateway as the visitor reaches it, for calls of the merchant. */
  readonly gateway: string;
  /** Origins to which the frame may send messages: `*`, or the origins of the merchant's pages. */
  readonly origins: string;
  /** Stylesheet of a prerendered board, to preload. */
  readonly stylesheet: string | null;
}

/** Renders escaped attributes of a tag; null omits an attribute. */
const attributes = (values: Readonly<Record<string, string | null>>) =>
  Object.entries(values)
    .map(([name, value]) => (value === null ? '' : ` ${name}="${escapeText(value)}"`))
    .join('');

const head = (title: string) => `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${APP_ICON}">
<base target="_blank">
<title>${escapeText(title)}</title>
<link rel="stylesheet" href="/embed/frame.css">`;

/** Renders the page with one widget. Only the widget has landmarks, because the host's page has its own `main`. */
export function framePage({ embedRequest, tag, gateway, origins, stylesheet }: FramePage): string {
  const { widget, language, theme, ground, merchant, tokens, disabledFlags } = embedRequest;
  const texts = frameTexts(language);
  const frame = attributes({
    src: '/embed/frame.js',
    'data-widget': widget,
    'data-origins': origins,
    'data-tokens': tokens.length > 0 ? JSON.stringify(tokens) : null,
    'data-closed': disabledFlags.has('open') ? '' : null,
    'data-theme': theme,
  });
  const kit = attributes({
    src: `/sdk/${VERSION}/lobbykit.js`,
    'data-lobby-gateway': gateway,
    'data-lobby-merchant': merchant,
    'data-lobby-language': language,
    // Language and theme are fixed by the tag. They override the choices that a visitor has stored.
    'data-lobby-languages': language,
    'data-lobby-theme': theme,
  });
  // Custom colors must be set before the first paint; without colors the script is deferred.
  const when = tokens.length > 0 ? '' : ' defer';
  const first = stylesheet === null ? '' : `<link rel="preload" as="style" href="${escapeText(stylesheet)}">\n`;
  return `<!doctype html>
<html lang="${texts.tag}" data-theme="${theme}" data-ground="${ground}" data-widget="${widget}">
<head>
${head(texts.titles[widget])}
${first}<script${frame}${when}></script>
<script${kit} defer></script>
</head>
<body>
<div id="frame">
<p id="wrong" class="wrong" role="alert" hidden${attributes({ 'data-text': wrongToken(texts) })}></p>
${tag}
${widget === 'login-modal' ? loginEntry(texts) : ''}</div>
</body>
</html>
`;
}

/** Error text for a color that the browser does not support. */
const wrongToken = (texts: FrameTexts) =>
  `${texts.wrong}: {{name}} = {{value}}. ${texts.allowed}: ${texts.rules.color}; ${texts.rules.length}; ${texts.rules.font}.`;

/** Shown in place of the login after it is closed or completed. */
const loginEntry = (texts: FrameTexts) => `<section id="door" class="door" hidden>
<p id="door-text" hidden>${escapeText(texts.loggedIn)}</p>
<button type="button" id="door-in">${escapeText(texts.login)}</button>
<button type="button" id="door-out" hidden>${escapeText(texts.logout)}</button>
</section>
`;

/** Renders the page with the errors of the URL, escaped. */
export function problemPage(request: Pick<EmbedRequest, 'language' | 'theme'>, problems: readonly Problem[]): string {
  const texts = frameTexts(request.language);
  const rows = problems.map(
    ({ parameter, received, allowed }) => `<div class="problem">
<dt>${texts.parameter}</dt><dd><code>${escapeText(parameter)}</code></dd>
<dt>${texts.received}</dt><dd>${received === '' ? texts.empty : `<code>${escapeText(received)}</code>`}</dd>
<dt>${texts.allowed}</dt><dd>${escapeText(allowedText(allowed, texts))}</dd>
</div>`,
  );
  return notice(request, texts.wrong, texts.wrongText, `<dl>\n${rows.join('\n')}\n</dl>`);
}

/** Renders the page for an unknown widget. */
export function unknownPage(name: string, widgets: readonly string[]): string {
  const texts = frameTexts('EN');
  const list = `<dl>
<div class="problem">
<dt>${texts.received}</dt><dd><code>${escapeText(name)}</code></dd>
<dt>${texts.allowed}</dt><dd>${widgets.map(widget => `<code>${widget}</code>`).join(' ')}</dd>
</div>
</dl>`;
  return notice({ language: 'EN', theme: 'light' }, texts.unknown, texts.unknownText, list);
}

/** Renders the page for a request to a host that is not the gateway's. */
export function unknownHostPage(host: string, language: string): string {
  const texts = frameTexts(language);
  const list = `<dl>
<div class="problem"><dt>${texts.host}</dt><dd><code>${escapeText(host)}</code></dd></div>
</dl>`;
  return notice({ language, theme: 'light' }, texts.stranger, texts.unknownHostText, list);
}

function notice(
  { language, theme }: { language: string; theme: EmbedRequest['theme'] },
  title: string,
  text: string,
  list: string,
) {
  return `<!doctype html>
<html lang="${frameTexts(language).tag}" data-theme="${theme}">
<head>
${head(title)}
</head>
<body>
<div class="notice">
<p class="sign" aria-hidden="true">!</p>
<h1>${escapeText(title)}</h1>
<p>${escapeText(text)}</p>
${list}
</div>
</body>
</html>
`;
}
