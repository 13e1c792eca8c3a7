/** The pages of frames: one widget by the script build, or what is wrong with the address. No word of it is inline code. */

import { escapeText } from '../platform/http/escape-markup.ts';
import { APP_ICON } from '../platform/http/picture-paths.ts';
import { VERSION } from '../platform/http/static/site.ts';
import type { Asked, Problem } from './parameters.ts';
import { allowedWords, type FrameTexts, frameTexts } from './texts.ts';

export interface FramePage {
  readonly asked: Asked;
  /** The tag of the widget, with its first paint where a server can give one. */
  readonly tag: string;
  /** Address of this gateway as the visitor reaches it, for calls of the merchant. */
  readonly gateway: string;
  /** Origins that may hear from the frame: `*`, or those of the merchant. */
  readonly origins: string;
  /** The sheet of a rendered board, to be asked for at once. */
  readonly stylesheet: string | null;
}

/** Attributes of a tag, escaped; null leaves one out. */
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

/** The page with one widget. Its landmarks are the widget's: the page around has a `main` of its own. */
export function framePage({ asked, tag, gateway, origins, stylesheet }: FramePage): string {
  const { widget, language, theme, ground, merchant, tokens, refused } = asked;
  const words = frameTexts(language);
  const frame = attributes({
    src: '/embed/frame.js',
    'data-widget': widget,
    'data-origins': origins,
    'data-tokens': tokens.length > 0 ? JSON.stringify(tokens) : null,
    'data-closed': refused.has('open') ? '' : null,
    'data-theme': theme,
  });
  const kit = attributes({
    src: `/sdk/${VERSION}/lobbykit.js`,
    'data-gateway': gateway,
    'data-merchant': merchant,
    'data-language': language,
    // One language and the theme of the tag: what a visitor chose elsewhere is not what this address says.
    'data-languages': language,
    'data-theme': theme,
  });
  // Colors have to be there before anything is painted; without any nothing has to wait.
  const when = tokens.length > 0 ? '' : ' defer';
  const first = stylesheet === null ? '' : `<link rel="preload" as="style" href="${escapeText(stylesheet)}">\n`;
  return `<!doctype html>
<html lang="${words.tag}" data-theme="${theme}" data-ground="${ground}" data-widget="${widget}">
<head>
${head(words.titles[widget])}
${first}<script${frame}${when}></script>
<script${kit} defer></script>
</head>
<body>
<div id="frame">
<p id="wrong" class="wrong" role="alert" hidden${attributes({ 'data-text': wrongToken(words) })}></p>
${tag}
${widget === 'login-modal' ? door(words) : ''}</div>
</body>
</html>
`;
}

/** What the frame says where the browser does not know a color. */
const wrongToken = (words: FrameTexts) =>
  `${words.wrong}: {{name}} = {{value}}. ${words.allowed}: ${words.rules.color}; ${words.rules.length}; ${words.rules.font}.`;

/** Stands where the login was once it is closed, or done. */
const door = (words: FrameTexts) => `<section id="door" class="door" hidden>
<p id="door-text" hidden>${escapeText(words.loggedIn)}</p>
<button type="button" id="door-in">${escapeText(words.login)}</button>
<button type="button" id="door-out" hidden>${escapeText(words.logout)}</button>
</section>
`;

/** The page that names what is wrong; every text of the address is escaped. */
export function problemPage(asked: Pick<Asked, 'language' | 'theme'>, problems: readonly Problem[]): string {
  const words = frameTexts(asked.language);
  const rows = problems.map(
    ({ parameter, given, allowed }) => `<div class="problem">
<dt>${words.parameter}</dt><dd><code>${escapeText(parameter)}</code></dd>
<dt>${words.given}</dt><dd>${given === '' ? words.nothing : `<code>${escapeText(given)}</code>`}</dd>
<dt>${words.allowed}</dt><dd>${escapeText(allowedWords(allowed, words))}</dd>
</div>`,
  );
  return notice(asked, words.wrong, words.wrongText, `<dl>\n${rows.join('\n')}\n</dl>`);
}

/** The page at the address of no widget. */
export function unknownPage(name: string, widgets: readonly string[]): string {
  const words = frameTexts('EN');
  const list = `<dl>
<div class="problem">
<dt>${words.given}</dt><dd><code>${escapeText(name)}</code></dd>
<dt>${words.allowed}</dt><dd>${widgets.map(widget => `<code>${widget}</code>`).join(' ')}</dd>
</div>
</dl>`;
  return notice({ language: 'EN', theme: 'light' }, words.unknown, words.unknownText, list);
}

/** The page for who came by a host that is not the gateway's. */
export function unknownHostPage(host: string, language: string): string {
  const words = frameTexts(language);
  const list = `<dl>
<div class="problem"><dt>${words.host}</dt><dd><code>${escapeText(host)}</code></dd></div>
</dl>`;
  return notice({ language, theme: 'light' }, words.stranger, words.unknownHostText, list);
}

function notice(
  { language, theme }: { language: string; theme: Asked['theme'] },
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
