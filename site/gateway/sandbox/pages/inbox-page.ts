/** Inbox page of the sandbox, with the mails and text messages that were not delivered. */
import { escapeMarkup } from 'lobbykit/domain';
import type { StoredMessage } from '../../platform/outbox/repository.ts';

/** Interval at which the page reloads itself without a script, s. */
const REFRESH_S = 3;

/**
 * Renders the page with the latest messages, newest first.
 * @param at time to which the ages of the messages are relative, ms since 1970
 */
export function inboxPage(messages: readonly StoredMessage[], at: number): string {
  const list = messages.length === 0 ? EMPTY : `<ol>${messages.map(message => item(message, at)).join('')}</ol>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${REFRESH_S}">
<title>Sandbox inbox</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>Inbox</h1><strong>Sandbox</strong></header>
<p>Nothing here was sent to anybody. Codes and mails of this gateway end on this page; it looks for new ones every ${REFRESH_S} seconds.</p>
${list}
</body>
</html>
`;
}

const EMPTY = '<p class="none">No messages yet. Ask for a code, and it appears here.</p>';

function item({ channel, recipient, subject, body, sent_at }: StoredMessage, at: number): string {
  const time = `<time datetime="${new Date(sent_at).toISOString()}">${age(at - sent_at)}</time>`;
  const title = subject === '' ? '' : `<h2>${escapeMarkup(subject)}</h2>`;
  const kind = channel === 'sms' ? 'Text message' : 'Mail';
  return `<li><p class="head"><span class="${channel}">${kind}</span><b>${escapeMarkup(recipient)}</b>${time}</p>${title}<p class="text">${escapeMarkup(body)}</p></li>`;
}

function age(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'now';
  return minutes < 60 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`;
}

const STYLE = `
:root { color-scheme: light dark; --surface: #f5f6fa; --card: #fff; --text: #141824; --muted: #5a6275; --border: #dfe3ec;
  --gold: #8a5a00; --gold-soft: #fff3d6; --info: #1d5fd1; --info-soft: #e8f0fe; --success: #0b7a3e; --success-soft: #e2f6ea; }
@media (prefers-color-scheme: dark) { :root { --surface: #0d1017; --card: #161b26; --text: #eef1f7; --muted: #9aa4b8;
  --border: #283041; --gold: #ffd479; --gold-soft: #2e2410; --info: #7fb0ff; --info-soft: #15233d; --success: #4cc38a;
  --success-soft: #12281f; } }
* { margin: 0; }
body { max-width: 480px; margin: 0 auto; padding: 16px; background: var(--surface); color: var(--text);
  font: 15px/1.45 -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif; }
header { display: flex; align-items: center; gap: 8px; margin-bottom: 8px; }
h1 { font-size: 20px; }
strong, .head span { padding: 2px 8px; border-radius: 99px; font-size: 13px; font-weight: 600; }
strong { background: var(--gold-soft); color: var(--gold); }
header + p { color: var(--muted); font-size: 13px; }
ol { padding: 0; list-style: none; }
li { margin-top: 12px; padding: 12px; border: 1px solid var(--border); border-radius: 12px; background: var(--card); }
.head { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; font-size: 13px; overflow-wrap: anywhere; }
.sms { background: var(--info-soft); color: var(--info); }
.mail { background: var(--success-soft); color: var(--success); }
time { margin-inline-start: auto; color: var(--muted); font-variant-numeric: tabular-nums; }
h2 { margin-top: 8px; font-size: 15px; }
.text { margin-top: 8px; white-space: pre-line; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.none { margin-top: 48px; color: var(--muted); text-align: center; }
`;
