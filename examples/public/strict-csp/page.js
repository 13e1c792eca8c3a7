/**
 * Script of the page: adds styles, attempts forbidden actions, and shows the received CSP and the violations that it
 * blocked.
 */
const look = new CSSStyleSheet();
look.replaceSync(`
  :root {
    --ink: #0f1f2e; --quiet: #4c5b69; --paper: #fff; --ground: #eef2f5; --line: #c9d3dc; --act: #0b5cad; --good: #0b6e3d; --bad: #b3261e;
    color-scheme: light;
  }
  :root[data-theme="dark"] {
    --ink: #e9f0f6; --quiet: #a3b2bf; --paper: #15202a; --ground: #0b131a; --line: #2c3b48; --act: #7db8f2; --good: #6fd39d; --bad: #ff9c92;
    color-scheme: dark;
  }
  body {
    display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px; max-width: 960px; margin: 0 auto; padding: 32px 16px 120px;
    background: var(--ground); color: var(--ink); font: 16px/1.55 ui-sans-serif, system-ui, sans-serif;
  }
  html { background: var(--ground); }
  h1 { margin: 16px 0 0; font-size: clamp(28px, 5vw, 40px); line-height: 1.15; letter-spacing: -0.02em; text-wrap: balance; }
  h2 { margin: 0 0 8px; font-size: 18px; }
  p { margin: 8px 0; max-width: 64ch; }
  .lead { margin-top: 12px; font-size: 18px; color: var(--quiet); }
  a { display: inline-block; padding-block: 2px; color: var(--act); }
  header a { padding-block: 10px; }
  main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px; }
  .policy { padding: 16px; border: 1px solid var(--line); border-radius: 6px; background: var(--paper); }
  dl { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2px 16px; margin: 0 0 16px; font: 13px/1.6 ui-monospace, Menlo, Consolas, monospace; }
  dt { color: var(--quiet); }
  dd { margin: 0 0 6px; font-weight: 600; overflow-wrap: anywhere; }
  #verdict { color: var(--good); }
  #verdict[data-broken] { color: var(--bad); }
  button { min-height: 44px; padding: 0 18px; border: 1px solid var(--act); border-radius: 6px; background: none; color: var(--act); font: inherit; cursor: pointer; }
  .pair { display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px; align-items: start; }
  pre { padding: 14px 16px; white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); border-radius: 6px; background: var(--paper); font: 13px/1.6 ui-monospace, Menlo, Consolas, monospace; }
  footer { color: var(--quiet); }
  footer h2 { color: var(--ink); }
  lobby-lottery-board:not(:defined) { display: block; min-height: 733px; }
  @media (min-width: 360px) {
    dl { grid-template-columns: max-content minmax(0, 1fr); }
  }
  @media (min-width: 700px) {
    .policy { padding: 20px 24px; }
    dl { column-gap: 24px; font-size: 14px; }
    .pair { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`);
document.adoptedStyleSheets = [look];

const dark = matchMedia('(prefers-color-scheme: dark)');
const applyTheme = () => {
  const theme = dark.matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  for (const widget of document.querySelectorAll('main *')) {
    if (widget.localName.startsWith('lobby-')) widget.setAttribute('theme', theme);
  }
};
dark.addEventListener('change', applyTheme);
applyTheme();

const verdict = document.querySelector('#verdict');
let broken = 0;
document.addEventListener('securitypolicyviolation', event => {
  broken += 1;
  verdict.dataset.broken = '';
  verdict.textContent = `${broken} ${broken === 1 ? 'violation' : 'violations'}, last of ${event.effectiveDirective},`;
});

document.querySelector('#break').addEventListener('click', () => {
  const attempts = [
    () => window.setTimeout('window.ran = true'),
    () => document.createElement('p').setAttribute('style', 'color: red'),
    () => {
      document.createElement('p').innerHTML = '<b>text</b>';
    },
    () => document.head.append(document.createElement('style')),
    () => fetch('https://elsewhere.invalid/').catch(() => {}),
  ];
  for (const attempt of attempts) {
    try {
      attempt();
    } catch {
      // The attempt is expected to fail, because the CSP blocks it.
    }
  }
});

/** Shows the directives of the CSP with their sources, read from a response header of this page. */
fetch(location.pathname, { method: 'HEAD' }).then(({ headers }) => {
  const place = document.querySelector('#policy');
  for (const directive of (headers.get('Content-Security-Policy') ?? 'none').split(';')) {
    const [name, ...sources] = directive.trim().split(' ');
    place.append(
      Object.assign(document.createElement('dt'), { textContent: name }),
      Object.assign(document.createElement('dd'), { textContent: sources.join(' ') }),
    );
  }
});
