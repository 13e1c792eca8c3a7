/** The package in a project without React: installed packages and output of compiler and bundler (EMBED-01). */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { install, type Packed, pack } from '../../helpers/sources/packed.ts';

let packed: Packed;
let app: string;

beforeAll(() => {
  packed = pack();
  app = install(packed, ['typescript', 'vite']);
});
afterAll(() => packed.remove());

const tool = (name: string, args: readonly string[]) =>
  spawnSync(join(app, 'node_modules/.bin', name), args, {
    cwd: app,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: '' },
  });

const PAGE = `
import { createLobby } from 'lobbykit';
import 'lobbykit/elements/winner-board';
import 'lobbykit/elements';
import 'lobbykit/styles.css';

createLobby({ gateway: 'https://gw.test', merchant: 'demo' });
const board = document.querySelector('lobby-lottery-board');
board?.addEventListener('lobby-draw', event => console.log(event.detail.gameId, board.model?.$state.get().status));
if (board) board.layout = 'rows';
`;

it('EMBED-01 npm install lobbykit adds no React to a project without it', () => {
  expect(['react', 'react-dom', '@types/react'].filter(name => existsSync(join(app, 'node_modules', name)))).toEqual(
    [],
  );
});

it('EMBED-01 types of the elements need no React types, with the declarations of the package checked', () => {
  mkdirSync(join(app, 'src'), { recursive: true });
  writeFileSync(join(app, 'src/page.ts'), PAGE);
  const compilerOptions = {
    ...{ target: 'ES2022', lib: ['ES2022', 'DOM', 'DOM.Iterable'], module: 'ESNext', moduleResolution: 'bundler' },
    ...{ strict: true, noEmit: true, skipLibCheck: false, types: [] },
  };
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  expect(tool('tsc', ['-p', '.'])).toMatchObject({ stdout: '', status: 0 });
  writeFileSync(join(app, 'src/page.ts'), PAGE.replace("'rows'", "'heap'"));
  expect(tool('tsc', ['-p', '.']).stdout).toContain('heap');
});

it('EMBED-01 the installed command prints a snippet with the hash of the installed loader', () => {
  const loader = readFileSync(join(app, 'node_modules/lobbykit/dist/script/lobbykit.js'));
  const { stdout, stderr, status } = tool('lobbykit', ['snippet', 'game-grid', '--columns', '4']);
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  expect(stdout).toContain(`integrity="sha384-${createHash('sha384').update(loader).digest('base64')}"`);
  expect(stdout).toContain('<lobby-game-grid columns="4"></lobby-game-grid>');
  expect(tool('lobbykit', ['snippet', 'game-grid', '--columns', '40'])).toMatchObject({
    ...{ status: 2, stdout: '' },
    stderr: expect.stringContaining('"--columns" is "40"; allowed: a whole number from 1 to 12.'),
  });
});

it('EMBED-01 a page with elements builds without a warning', () => {
  writeFileSync(join(app, 'src/page.ts'), PAGE);
  writeFileSync(
    join(app, 'index.html'),
    '<!doctype html><title>Page</title><script type="module" src="/src/page.ts"></script>',
  );
  const built = tool('vite', ['build', '--logLevel', 'warn']);
  expect(built).toMatchObject({ stdout: '', stderr: '', status: 0 });
});
