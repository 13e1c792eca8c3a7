#!/usr/bin/env node
/**
 * Starts an installed Firefox for Playwright, and stands between the two: Playwright asks this browser by WebDriver BiDi for one
 * command it does not know, `emulation.setMediaFeaturesOverride`, and would open no page without an answer. Here the command
 * becomes a setting of the browser, which its own window takes; everything else passes as it is. Started by Playwright in
 * the browser's place, with the browser's arguments; `FIREFOX_PATH` names the browser.
 */
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { frames, textFrame } from './frames.mjs';

const READY = /WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)/;

const SCHEME = 'layout.css.prefers-color-scheme.content-override';
/** Values of that setting: dark, light; everything else is the system's. */
const SCHEMES = { dark: 0, light: 1 };
/** Number of the one question that is asked here; Playwright counts its own from 1. */
const OWN = 2 ** 52;

// Only who may reach the browser's own window can change its settings.
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

/** Hands on what comes from both sides, message by message. */
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
    // The browser answers only who calls it by its own address, and messages that are read here must come uncompressed.
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

/** A reader that gives `onHead` what stands before the first message, and `onRest` all that follows. */
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

/** Answers the unknown command by a setting. Both functions return true for a message that goes no further. */
function schemeSetter(say) {
  const waiting = [];
  let chrome;
  const set = ({ id, params }) => {
    const value = SCHEMES[params.features['prefers-color-scheme']] ?? 2;
    const expression = `Services.prefs.setIntPref('${SCHEME}', ${value})`;
    // Its answer, under Playwright's own number, is the answer to what Playwright asked.
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
