/**
 * Pages to which the sandbox's links to the app and to the operator's channels lead. They state that they belong to a
 * sandbox, and link to no other hosts.
 */

import { escapeText } from '../../platform/escape-text.ts';
import { APP_ICON } from '../../platform/http/picture-paths.ts';
import { sandboxTexts } from './texts.ts';

const CHANNELS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    telegram: 'Telegram',
    'telegram-channel': 'Telegram',
    facebook: 'Facebook',
    whatsapp: 'WhatsApp',
    partners: 'Partners',
  }),
);

interface Content {
  readonly title: string;
  readonly text: string;
  readonly steps?: readonly string[];
}

type Texts = ReturnType<typeof sandboxTexts>[1];

const CONTACT = '/sandbox/contact/';

function contentOf(path: string, texts: Texts): Content | null {
  if (path === '/sandbox/app/android')
    return { title: texts.android, text: texts.androidText, steps: texts.androidSteps };
  if (path === '/sandbox/app/ios') return { title: texts.ios, text: texts.iosText, steps: texts.iosSteps };
  if (path === `${CONTACT}service`) return { title: texts.service, text: texts.serviceText };
  if (path === `${CONTACT}app`) return { title: texts.app, text: texts.appText };
  const channel = path.startsWith(CONTACT) ? CHANNELS.get(path.slice(CONTACT.length)) : undefined;
  return channel === undefined ? null : { title: texts.contact(channel), text: texts.contactText };
}

/** Renders the page of a path in a language (EN, VI or PT); null if the path is unknown. */
export function sandboxPage(path: string, language: string): string | null {
  const [tag, texts] = sandboxTexts(language);
  const content = contentOf(path, texts);
  if (!content) return null;
  const steps = content.steps?.map(step => `<li>${escapeText(step)}</li>`).join('');
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${APP_ICON}">
<title>${escapeText(content.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<img src="${APP_ICON}" alt="" width="72" height="72">
<p class="mark">${escapeText(texts.sandbox)}</p>
<h1>${escapeText(content.title)}</h1>
<p>${escapeText(content.text)}</p>
${steps === undefined ? '' : `<ol>${steps}</ol>`}
<a href="/m/home">${escapeText(texts.back)}</a>
</main>
</body>
</html>
`;
}

const STYLE = `
:root { color-scheme: light dark; --surface: #f5f6fa; --card: #fff; --text: #141824; --muted: #5a6275; --border: #dfe3ec;
  --accent: #c4122f; --gold: #8a5a00; --gold-soft: #fff3d6; --info: #1d5fd1; }
@media (prefers-color-scheme: dark) { :root { --surface: #0d1017; --card: #161b26; --text: #eef1f7; --muted: #9aa4b8;
  --border: #283041; --accent: #d81e3f; --gold: #ffd479; --gold-soft: #2e2410; --info: #7fb0ff; } }
* { box-sizing: border-box; margin: 0; }
body { display: grid; min-height: 100vh; padding: 24px 16px; place-items: center; background: var(--surface); color: var(--text);
  font: 15px/1.5 -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif; }
main { width: 100%; max-width: 448px; padding: 24px; border: 1px solid var(--border); border-radius: 12px; background: var(--card); }
img { display: block; border-radius: 16px; }
.mark { display: inline-block; margin-top: 16px; padding: 2px 10px; border-radius: 99px; background: var(--gold-soft);
  color: var(--gold); font-size: 13px; font-weight: 600; }
h1 { margin: 8px 0; font-size: 20px; line-height: 1.3; }
main > p:not(.mark) { color: var(--muted); }
ol { display: grid; gap: 8px; margin-top: 16px; padding-inline-start: 24px; }
a { display: flex; min-height: 44px; margin-top: 24px; align-items: center; justify-content: center; border-radius: 8px;
  background: var(--accent); color: #fff; font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 2px solid var(--info); outline-offset: 2px; }
`;
