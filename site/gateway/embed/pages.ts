/**
 * HTML of framed pages: a widget with the script-tag build, or the errors in the URL. The pages contain no inline code.
 */

import { escapeText } from '../platform/escape-text.ts';
import { APP_ICON } from '../platform/http/picture-paths.ts';
import { VERSION } from '../platform/http/static/site.ts';
import type { EmbedRequest, Problem } from './parameters.ts';
import { allowedText, type FrameTexts, frameTexts } from './texts.ts';

export interface FramePage {
  readonly embedRequest: EmbedRequest;
  /** Tag of the widget with its prerendered content, if available. */
  readonly tag: string;
  /** Base URL of this gateway for calls of the merchant's pages, with the host that the visitor has used. */
  readonly gateway: string;
  /** Origins to which the frame may send messages: those of the merchant's pages, or `*` for all. */
  readonly origins: string;
  /** URL of the stylesheet of a prerendered board, to preload; null for other widgets. */
  readonly stylesheet: string | null;
}

/** Renders the attributes of a tag with escaped values. Null omits an attribute. */
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

/** Renders the page of a widget. The page itself has no landmarks such as `main`, because the host page has them. */
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
    // Language and theme are those of the tag, not those that a visitor has stored.
    'data-lobby-languages': language,
    'data-lobby-theme': theme,
  });
  // Custom colors must apply to the first paint, so that the script is not deferred if there are any.
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

/** Text of the error for a color that the browser does not support. */
const wrongToken = (texts: FrameTexts) =>
  `${texts.wrong}: {{name}} = {{value}}. ${texts.allowed}: ${texts.rules.color}; ${texts.rules.length}; ${texts.rules.font}.`;

/** Renders the content that replaces the login after it was closed or completed. */
const loginEntry = (texts: FrameTexts) => `<section id="door" class="door" hidden>
<p id="door-text" hidden>${escapeText(texts.loggedIn)}</p>
<button type="button" id="door-in">${escapeText(texts.login)}</button>
<button type="button" id="door-out" hidden>${escapeText(texts.logout)}</button>
</section>
`;

/** Renders the page with the errors in the URL. Values from the URL are escaped. */
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

/** Renders the page for a request whose Host header names another host than the gateway's. */
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
