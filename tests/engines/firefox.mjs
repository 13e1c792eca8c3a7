#!/usr/bin/env node
/**
 * Starts an installed Firefox for Playwright, and stands between the two: Playwright asks this browser by WebDriver BiDi for one
 * command it does not know, `emulation.setMediaFeaturesOverride`, and would open no page without an answer. Here the command
 * becomes one that changes nothing and succeeds; everything else passes as it is. Started by Playwright in the
 * browser's place, with the browser's arguments; `FIREFOX_PATH` names the browser.
 */
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { frames, textFrame } from './frames.mjs';

const READY = /WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)/;

const browser = spawn(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', process.argv.slice(2), {
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

/** Hands on what comes from both sides; what Playwright says is looked at, message by message. */
function between(client, port) {
  const upstream = connect(port, '127.0.0.1');
  upstream.pipe(client);
  let head = '';
  let read = null;
  client.on('data', data => {
    if (read) return read(data);
    head += data.toString('latin1');
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) return;
    // The browser answers only who calls it by its own address.
    // Messages are read here, so they must come uncompressed.
    const asked = head.slice(0, end + 4).replace(/^sec-websocket-extensions:.*\r\n/im, '');
    upstream.write(asked.replace(/^host: .*$/im, `Host: 127.0.0.1:${port}`), 'latin1');
    read = frames(
      text => upstream.write(textFrame(known(text))),
      other => upstream.write(other),
    );
    read(Buffer.from(head.slice(end + 4), 'latin1'));
  });
  for (const [one, other] of [
    [client, upstream],
    [upstream, client],
  ]) {
    one.on('close', () => other.destroy());
    one.on('error', () => other.destroy());
  }
}

/** A message as this browser understands it. */
function known(text) {
  if (!text.includes('"emulation.setMediaFeaturesOverride"')) return text;
  return JSON.stringify({ id: JSON.parse(text).id, method: 'session.status', params: {} });
}
