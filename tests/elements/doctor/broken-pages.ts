/** Pages with one mistake each, and the doctor's finding that names the mistake. */
import { readFileSync } from 'node:fs';
import type { FindingCode } from '../../../sdk/doctor/diagnose.ts';
import type { HostSite } from '../../helpers/pages/host-page.ts';
import { hostPage, RESERVED, scriptTag } from '../../helpers/pages/script-page.ts';
import { root } from '../../helpers/sources/sources.ts';

export interface Stage {
  /** URL of a gateway that admits every origin. */
  readonly gateway: string;
  /** URL of a gateway that admits no origin. */
  readonly strict: string;
  /** URL of a server that responds to every request with an HTML page that any origin may read. */
  readonly html: string;
  /** URL at which no server listens. */
  readonly nobody: string;
  readonly host: HostSite;
}

export interface BrokenPage {
  readonly title: string;
  readonly finding: FindingCode;
  /** Part of the doctor's sentence that states the cause or the remedy. */
  readonly text: string;
  /** True if every test run includes the page; the other pages are slow tests. */
  readonly inGate?: true;
  /** Adds the page to the host's site and returns its URL. */
  put(stage: Stage): string;
}

interface Page {
  readonly head?: string;
  /** Attributes of the script tag. */
  readonly script?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly policy?: string;
}

const BOARD = '<lobby-lottery-board limit="1"></lobby-lottery-board>';
const latest = ({ gateway }: Stage) => `${gateway}/sdk/latest/`;

/** Script tag without attributes of the kit. */
const bareTag = (src: string, attributes = '') => `<script src="${src}" ${attributes}></script>`;

/** Adds a page with script tag and board to the host's site. */
const put = (stage: Stage, { head, script = {}, body = BOARD, policy }: Page = {}) =>
  stage.host.put('/broken.html', hostPage(head ?? scriptTag(latest(stage), script), body), { policy });

const policyOf = (stage: Stage, directives: Readonly<Record<string, string>>) =>
  Object.entries({
    'script-src': stage.gateway,
    'connect-src': stage.gateway,
    'img-src': `${stage.gateway} data:`,
    'style-src': "'none'",
    ...directives,
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

const OTHERS = ['winner-board', 'game-grid', 'service-widget', 'login-modal', 'download-bar']
  .map(name => `<lobby-${name}></lobby-${name}>`)
  .join('');

/** A page with all widgets and no mistake. */
export const putHealthyPage = (stage: Stage) => put(stage, { body: BOARD + OTHERS, policy: policyOf(stage, {}) });

export const BROKEN_PAGES: readonly BrokenPage[] = [
  {
    title: 'an unknown merchant',
    finding: 'merchant-unknown',
    text: 'The gateway has no merchant "acme".',
    inGate: true,
    put: stage =>
      put(stage, { script: { 'data-lobby-merchant': 'acme' }, body: '<lobby-game-grid></lobby-game-grid>' }),
  },
  {
    title: 'an origin that the merchant does not admit',
    finding: 'origin-denied',
    text: 'does not admit the origin http://localhost:',
    put: stage => put(stage, { head: scriptTag(`${stage.strict}/sdk/latest/`) }),
  },
  {
    title: 'a gateway that does not run',
    finding: 'gateway-unreachable',
    text: 'does not respond',
    put: stage => put(stage, { script: { 'data-lobby-gateway': stage.nobody } }),
  },
  {
    title: 'a gateway with a wrong path',
    finding: 'gateway-wrong',
    text: '/api is not the gateway, which is at http://127.0.0.1:',
    put: stage => put(stage, { script: { 'data-lobby-gateway': `${stage.gateway}/api` } }),
  },
  {
    title: 'a gateway that responds with HTML',
    finding: 'gateway-wrong',
    text: 'it responds to a call of the kit with 200 text/html',
    put: stage => put(stage, { script: { 'data-lobby-gateway': stage.html } }),
  },
  {
    title: 'a gateway without CORS',
    finding: 'gateway-blocked',
    text: 'without Access-Control-Allow-Origin',
    put: stage => put(stage, { script: { 'data-lobby-gateway': stage.host.url.replace('localhost', '127.0.0.1') } }),
  },
  {
    title: 'a policy that blocks the script',
    finding: 'policy-script',
    text: '/sdk/latest/lobbykit.js',
    inGate: true,
    put: stage => put(stage, { policy: policyOf(stage, { 'script-src': "'self'" }) }),
  },
  {
    title: 'a policy that blocks the calls',
    finding: 'policy-connect',
    text: 'to connect-src of the policy',
    put: stage => put(stage, { policy: policyOf(stage, { 'connect-src': "'self'" }) }),
  },
  {
    title: 'a policy that blocks images',
    finding: 'policy-image',
    text: 'to img-src of the policy',
    put: stage =>
      put(stage, { policy: policyOf(stage, { 'img-src': 'data:' }), body: '<lobby-game-grid></lobby-game-grid>' }),
  },
  {
    title: 'a policy that blocks the reserved space',
    finding: 'policy-style',
    text: 'lobbykit/undefined.css',
    put: stage => put(stage, { head: RESERVED + scriptTag(latest(stage)), policy: policyOf(stage, {}) }),
  },
  {
    title: 'a wrong integrity',
    finding: 'integrity',
    text: 'Use integrity="sha384-',
    put: stage => put(stage, { script: { integrity: `sha384-${'A'.repeat(64)}`, crossorigin: 'anonymous' } }),
  },
  {
    title: 'a loader URL without a file',
    finding: 'script-missing',
    text: '/sdk/9.9.9/lobbykit.js responds with 404',
    put: stage => put(stage, { head: scriptTag(`${stage.gateway}/sdk/9.9.9/`) }),
  },
  {
    title: 'a loader URL without a server',
    finding: 'script-unreachable',
    text: 'ERR_CONNECTION_REFUSED',
    put: stage => put(stage, { head: scriptTag(`${stage.nobody}/sdk/latest/`) }),
  },
  {
    title: 'a loader URL that responds with HTML',
    finding: 'script-failed',
    text: 'has not run as the loader',
    put: stage => put(stage, { head: scriptTag(`${stage.html}/sdk/latest/`) }),
  },
  {
    title: 'a loader without its other files',
    finding: 'file-missing',
    text: 'responds with 404',
    put: stage => {
      const loader = readFileSync(`${root}dist/script/lobbykit.js`, 'utf8');
      const src = stage.host.put('/copy/lobbykit.js', loader, { type: 'text/javascript' });
      return put(stage, {
        head: bareTag(src, `data-lobby-gateway="${stage.gateway}" data-lobby-merchant="demo" data-lobby-language="EN"`),
      });
    },
  },
  {
    title: 'a page without a script tag',
    finding: 'script-none',
    text: 'neither a script tag nor code',
    put: stage => put(stage, { head: '' }),
  },
  {
    title: 'two script tags with different options',
    finding: 'script-twice',
    text: 'Only the first one has an effect',
    put: stage =>
      put(stage, { head: scriptTag(latest(stage)) + scriptTag(latest(stage), { 'data-lobby-language': 'VI' }) }),
  },
  {
    title: 'a script tag that waits for consent',
    finding: 'consent-blocked',
    text: 'type="text/plain"',
    put: stage => put(stage, { head: scriptTag(latest(stage)).replace('<script', '<script type="text/plain"') }),
  },
  {
    title: 'options of the earlier names',
    finding: 'option-old',
    text: 'Use data-lobby-gateway',
    put: stage =>
      put(stage, {
        head: bareTag(`${latest(stage)}lobbykit.js`, `data-gateway="${stage.gateway}" data-merchant="demo"`),
      }),
  },
  {
    title: 'a misspelled option',
    finding: 'option-unknown',
    text: 'Did you mean "data-lobby-languages"?',
    put: stage => put(stage, { script: { 'data-lobby-langauges': 'EN,VI' } }),
  },
  {
    title: 'an invalid option',
    finding: 'option-invalid',
    text: 'is "blue"; allowed: system, light, dark',
    put: stage => put(stage, { script: { 'data-lobby-theme': 'blue' } }),
  },
  {
    title: 'a script tag without a merchant',
    finding: 'option-missing',
    text: 'no data-lobby-merchant',
    put: stage => put(stage, { head: bareTag(`${latest(stage)}lobbykit.js`, `data-lobby-gateway="${stage.gateway}"`) }),
  },
  {
    title: 'a misspelled tag',
    finding: 'tag-unknown',
    text: 'Did you mean "<lobby-lottery-board>"?',
    put: stage => put(stage, { body: `${BOARD}<lobby-lotteryboard></lobby-lotteryboard>` }),
  },
  {
    title: 'a misspelled attribute',
    finding: 'attribute-unknown',
    text: 'Did you mean "limit"?',
    inGate: true,
    put: stage => put(stage, { body: '<lobby-lottery-board limti="1"></lobby-lottery-board>' }),
  },
  {
    title: 'an invalid attribute',
    finding: 'attribute-invalid',
    text: 'layout="round"; allowed: cards',
    put: stage => put(stage, { body: '<lobby-lottery-board layout="round"></lobby-lottery-board>' }),
  },
  {
    title: 'a self-closing tag',
    finding: 'tag-nested',
    text: 'HTML ignores the slash',
    put: stage => put(stage, { body: '<lobby-winner-board /><lobby-lottery-board limit="1" />' }),
  },
  {
    title: 'a tag inside a shadow root',
    finding: 'tag-shadow',
    text: "kit.load('lottery-board')",
    put: stage => put(stage, { body: `<div><template shadowrootmode="open">${BOARD}</template></div>` }),
  },
  {
    title: 'a tag with the name of a missing lobby',
    finding: 'lobby-missing',
    text: 'the lobby "other"',
    put: stage => put(stage, { body: '<lobby-lottery-board lobby="other"></lobby-lottery-board>' }),
  },
  {
    title: 'a container without a width',
    finding: 'no-width',
    text: 'a width of 0 px',
    put: stage => put(stage, { body: `<div style="width: 0">${BOARD}</div>` }),
  },
  {
    title: 'a container that is not displayed',
    finding: 'hidden',
    text: 'display: none on <div#tabs>',
    put: stage => put(stage, { body: `<div id="tabs" style="display: none">${BOARD}</div>` }),
  },
  {
    title: 'an inert container',
    finding: 'hidden',
    text: 'inert on <main>',
    put: stage => put(stage, { body: `<main inert>${BOARD}</main>` }),
  },
  {
    title: 'a page rule that hides the tag',
    finding: 'hidden',
    text: 'opacity: 0 on <lobby-lottery-board>',
    put: stage => put(stage, { head: `<style>lobby-lottery-board { opacity: 0 }</style>${scriptTag(latest(stage))}` }),
  },
  {
    title: 'a sandboxed page',
    finding: 'sandbox',
    text: 'The page has no origin',
    put: stage => put(stage, { policy: 'sandbox allow-scripts' }),
  },
  {
    title: 'a wrong clock of the device',
    finding: 'clock',
    text: '120 min ahead of the gateway',
    put: stage =>
      put(stage, {
        head: `<script>{ const now = Date.now; Date.now = () => now() + 7200000 }</script>${scriptTag(latest(stage))}`,
      }),
  },
];
