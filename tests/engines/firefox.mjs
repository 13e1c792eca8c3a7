#!/usr/bin/env node
/**
 * Starts an installed Firefox for Playwright as a proxy of its WebDriver BiDi connection. Firefox does not support the
 * command `emulation.setMediaFeaturesOverride`, without which Playwright opens no page, so the proxy changes a setting of
 * the browser instead. Playwright starts this file with the browser's arguments; `FIREFOX_PATH` is the browser.
 */
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { frames, textFrame } from './frames.mjs';

const READY = /WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)/;

const SCHEME = 'layout.css.prefers-color-scheme.content-override';
/** Value of the Firefox setting for each color scheme; any other value follows the system. */
const SCHEMES = { dark: 0, light: 1 };
/** Id of the command that the proxy sends itself. Ids of Playwright's commands count from 1. */
const OWN = 2 ** 52;

// Permits access to the browser's own window, because settings can be changed only there.
const args = ['--remote-allow-system-access', ...process.argv.slice(2)];
const browser = spawn(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', args, {
  stdio: ['ignore', 'inherit', 'pipe'],
});
browser.on('exit', code => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => browser.kill(signal));

browser.stderr.on('data', data => {
  const port = READY.exec(String(data))?.[1];
  if (!port) return void process.stderr.write(data);
  const server = createServer(client => between(client, Number(port)));
  server.listen(0, '127.0.0.1', () => {
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`);
  });
});

/** Forwards the messages between Playwright (`client`) and the browser (`port`). */
function between(client, port) {
  const upstream = connect(port, '127.0.0.1');
  const say = message => upstream.write(textFrame(JSON.stringify(message), true));
  const schemes = schemeSetter(say);
  const fromBrowser = pastHead(
    head => client.write(head, 'latin1'),
    frames(
      text => schemes.heard(text) || client.write(textFrame(text, false)),
      other => client.write(other),
    ),
  );
  const fromClient = pastHead(
    // The browser requires its own host and port in the `Host` header, and the proxy can read uncompressed messages
    // only.
    head =>
      upstream.write(
        head.replace(/^sec-websocket-extensions:.*\r\n/im, '').replace(/^host: .*$/im, `Host: 127.0.0.1:${port}`),
        'latin1',
      ),
    frames(
      text => schemes.asked(text) || upstream.write(textFrame(text, true)),
      other => upstream.write(other),
    ),
  );
  upstream.on('data', fromBrowser);
  client.on('data', fromClient);
  for (const [one, other] of [
    [client, upstream],
    [upstream, client],
  ]) {
    one.on('close', () => other.destroy());
    one.on('error', () => other.destroy());
  }
}

/** Creates a reader that passes the HTTP head of the connection to `onHead` and all later bytes to `onRest`. */
function pastHead(onHead, onRest) {
  let head = '';
  let done = false;
  return data => {
    if (done) return onRest(data);
    head += data.toString('latin1');
    const end = head.indexOf('\r\n\r\n') + 4;
    if (end < 4) return;
    done = true;
    onHead(head.slice(0, end));
    onRest(Buffer.from(head.slice(end), 'latin1'));
  };
}

/**
 * Replaces the unsupported command by a change of a browser setting. Both returned functions return true for a message
 * that is not forwarded.
 */
function schemeSetter(say) {
  const waiting = [];
  let chrome;
  const set = ({ id, params }) => {
    const value = SCHEMES[params.features['prefers-color-scheme']] ?? 2;
    const expression = `Services.prefs.setIntPref('${SCHEME}', ${value})`;
    // This command has the id of Playwright's command, so its response also answers Playwright.
    say({ id, method: 'script.evaluate', params: { expression, awaitPromise: false, target: { context: chrome } } });
  };
  return {
    asked(text) {
      if (!text.includes('"emulation.setMediaFeaturesOverride"')) return false;
      const message = JSON.parse(text);
      if (chrome) set(message);
      else if (waiting.push(message) === 1)
        say({ id: OWN, method: 'browsingContext.getTree', params: { maxDepth: 0, 'moz:scope': 'chrome' } });
      return true;
    },
    heard(text) {
      if (chrome || !text.includes(`"id":${OWN}`)) return false;
      const { result, message } = JSON.parse(text);
      if (!result) throw new Error(`Firefox does not show its own window: ${message}`);
      chrome = result.contexts[0].context;
      for (const one of waiting) set(one);
      return true;
    },
  };
}
