/** The tables of the README against the code they describe: nothing missing, nothing made up. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checks } from '../../sdk/core/config-checks.ts';
import { LobbyDownloadBar } from '../../sdk/widgets/download-bar/element.ts';
import { LobbyGameGrid } from '../../sdk/widgets/game-grid/element.ts';
import { LobbyLoginModal } from '../../sdk/widgets/login-modal/element.ts';
import { LobbyLotteryBoard } from '../../sdk/widgets/lottery-board/element.ts';
import { LobbyServiceWidget } from '../../sdk/widgets/service-widget/element.ts';
import { LobbyWinnerBoard } from '../../sdk/widgets/winner-board/element.ts';
import { HELP } from '../../site/gateway/command-line.ts';
import { readSource, root, sourcesBelow } from '../helpers/sources.ts';

const readme = readFileSync(`${root}README.md`, 'utf8');

/** Text below a heading, up to the next heading. */
const below = (heading: string) => readme.split(`\n${heading}\n`)[1]?.split(/\n#{2,4} /)[0] ?? '';

/** Names in backticks in the first column of the tables of `text`. */
const firstColumn = (text: string) =>
  [...text.matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, cell]) =>
    [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(m => m[1]),
  );

const found = (pattern: RegExp, text: string) => [...new Set([...text.matchAll(pattern)].map(match => match[1] ?? ''))];
const sorted = (names: Iterable<string | undefined>) => [...names].sort();

describe('README', () => {
  it('lists every setting of the gateway', () => {
    const settings = found(/\benv\.([A-Z_]+)/g, readFileSync(`${root}site/gateway/settings.ts`, 'utf8'));
    expect(sorted(firstColumn(below('### Settings')))).toEqual(sorted(settings));
  });

  it('names every command of the gateway', () => {
    const commands = found(/^ {2}([a-z-]+(?: [a-z-]+)?)(?= )/gm, HELP).filter(command => command !== 'help');
    expect(commands.length).toBeGreaterThan(5);
    for (const command of commands) expect(readme).toContain(`\`${command}`);
  });

  it('lists every option of createLobby', () => {
    expect(sorted(firstColumn(below('### createLobby')))).toEqual(sorted(Object.keys(checks)));
  });

  it('lists every attribute of the board', () => {
    expect(sorted(firstColumn(below('### Attributes and properties')))).toEqual(
      sorted(LobbyLotteryBoard.observedAttributes),
    );
  });

  it('lists every event of the board', () => {
    const props = found(/readonly on([A-Z]\w+)\?/g, readSource('sdk/widgets/lottery-board/component.tsx').code);
    const events = props.map(prop => `lobby${prop.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`);
    expect(sorted(firstColumn(below('### Events')))).toEqual(sorted(events));
  });

  it('lists every part of the board, and every token with a default', () => {
    const named = firstColumn(below('### Parts, slots and tokens'));
    const views = sourcesBelow('sdk/widgets/lottery-board').map(source => source.code);
    const calls = views.flatMap(code => found(/\bpart\(([^)]*)\)/g, code));
    const parts = calls.flatMap(call => found(/'([a-z][a-z -]*)'/g, call)).filter(name => !name.startsWith('lk'));
    const separate = new Set(parts.flatMap(name => name.split(' ')));
    expect(sorted(named.filter(name => !name?.startsWith('--')))).toEqual(sorted(separate));
    const tokens = readFileSync(`${root}sdk/styles/tokens.css`, 'utf8');
    for (const token of readme.match(/--lobby-(?!board|download|grid|login|service|winners)[a-z-]+/g) ?? [])
      expect(tokens).toContain(`var(${token}`);
  });

  it('lists every attribute, event and part of the login modal', () => {
    const attributes = firstColumn(below('### Attributes of the login modal'));
    expect(sorted(attributes)).toEqual(sorted(LobbyLoginModal.observedAttributes));
    const props = found(/readonly on([A-Z]\w+)\?/g, readSource('sdk/widgets/login-modal/component.tsx').code);
    const events = props.map(prop => `lobby${prop.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`);
    expect(sorted(firstColumn(below('### Events of the login modal')))).toEqual(sorted(events));
    const views = sourcesBelow('sdk/widgets/login-modal').map(source => source.code);
    const parts = views.flatMap(code => found(/\bpart\('([a-z]+)'/g, code));
    expect(sorted(firstColumn(below('### Parts of the login modal')))).toEqual(sorted(new Set(parts)));
  });

  it('lists every attribute, event and part of the game grid', () => {
    const attributes = firstColumn(below('### Attributes of the game grid'));
    expect(sorted(attributes)).toEqual(sorted(LobbyGameGrid.observedAttributes));
    const props = found(/readonly on([A-Z]\w+)\?/g, readSource('sdk/widgets/game-grid/component.tsx').code);
    const events = props.map(prop => `lobby${prop.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`);
    expect(sorted(firstColumn(below('### Events of the game grid')))).toEqual(sorted(events));
    const views = sourcesBelow('sdk/widgets/game-grid').map(source => source.code);
    const parts = views.flatMap(code => found(/\bpart\('([a-z]+)'/g, code));
    expect(sorted(firstColumn(below('### Parts of the game grid')))).toEqual(sorted(new Set(parts)));
  });

  it('lists every attribute, event and part of the winner board', () => {
    const attributes = firstColumn(below('### Attributes of the winner board'));
    expect(sorted(attributes)).toEqual(sorted(LobbyWinnerBoard.observedAttributes));
    const props = found(/readonly on([A-Z]\w+)\?/g, readSource('sdk/widgets/winner-board/component.tsx').code);
    const events = props.map(prop => `lobby${prop.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`);
    expect(sorted(firstColumn(below('### Events of the winner board')))).toEqual(sorted(events));
    const views = sourcesBelow('sdk/widgets/winner-board').map(source => source.code);
    const parts = views.flatMap(code => found(/\bpart\('([a-z]+)'/g, code));
    expect(sorted(firstColumn(below('### Parts of the winner board')))).toEqual(sorted(new Set(parts)));
  });

  it('lists every attribute, event and part of the service widget', () => {
    const attributes = firstColumn(below('### Attributes of the service widget'));
    expect(sorted(attributes)).toEqual(sorted(LobbyServiceWidget.observedAttributes));
    const props = found(/readonly on([A-Z]\w+)\?/g, readSource('sdk/widgets/service-widget/component.tsx').code);
    const events = props.map(prop => `lobby${prop.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`);
    expect(sorted(firstColumn(below('### Events of the service widget')))).toEqual(sorted(events));
    const views = sourcesBelow('sdk/widgets/service-widget').map(source => source.code);
    const parts = views.flatMap(code => found(/\bpart\('([a-z]+)'/g, code));
    expect(sorted(firstColumn(below('### Parts of the service widget')))).toEqual(sorted(new Set(parts)));
  });

  it('lists every attribute, event and part of the download bar', () => {
    const attributes = firstColumn(below('### Attributes of the download bar'));
    expect(sorted(attributes)).toEqual(sorted(LobbyDownloadBar.observedAttributes));
    const props = found(/readonly on([A-Z]\w+)\?/g, readSource('sdk/widgets/download-bar/component.tsx').code);
    const events = props.map(prop => `lobby${prop.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`);
    expect(sorted(firstColumn(below('### Events of the download bar')))).toEqual(sorted(events));
    const views = sourcesBelow('sdk/widgets/download-bar').map(source => source.code);
    const parts = views.flatMap(code => found(/\bpart\('([a-z]+)'/g, code));
    expect(sorted(firstColumn(below('### Parts of the download bar')))).toEqual(sorted(new Set(parts)));
  });

  it('names only files that are there', () => {
    const paths = found(/`((?:sdk|site|examples|tests)\/[\w./-]+\.\w+)`/g, readme);
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter(path => !existsSync(root + path))).toEqual([]);
  });
});
