/** Panel of `data-lobby-debug`: shows the report to developers, in a separate shadow root and in English only. */
import { adoptStylesheets } from '../elements/base/stylesheets.ts';
import { diagnose } from './diagnose.ts';
import type { PageFacts } from './facts.ts';
import css from './panel.css?inline';
import { problemTitle, reportSections, reportText } from './report.ts';

interface PanelOptions {
  collect(): Promise<PageFacts>;
  isSettled(): boolean;
}

/** Polling interval, time without a loading widget after which the page counts as settled, and timeout, all in ms. */
const POLL_MS = 250;
const STABLE_MS = 1_000;
const SETTLE_MS = 8_000;

let opened: HTMLElement | undefined;

/** Opens the panel at the bottom of the window; if it is already open, moves the focus to it. */
export function openPanel({ collect, isSettled }: PanelOptions): void {
  const present = opened?.isConnected ? opened.shadowRoot?.querySelector('button') : null;
  if (present) {
    present.focus();
    return;
  }
  const host = document.createElement('div');
  opened = host;
  host.lang = 'en';
  host.dir = 'ltr';
  const root = host.attachShadow({ mode: 'open' });
  const nonce = document.querySelector<HTMLScriptElement>('script[data-lobby-debug]')?.nonce;
  let text = '';

  const section = element('section');
  section.setAttribute('aria-label', 'lobbykit doctor');
  const toggle = button('lobbykit: checking…', () => collapse(!report.hidden));
  toggle.className = 'toggle';
  const status = element('span', { className: 'status' });
  status.setAttribute('role', 'status');
  const report = element('div', { className: 'report', tabIndex: 0 });
  report.setAttribute('role', 'group');
  report.setAttribute('aria-label', 'Report');

  const collapse = (isCollapsed: boolean) => {
    report.hidden = isCollapsed;
    toggle.setAttribute('aria-expanded', String(!isCollapsed));
    host.toggleAttribute('data-collapsed', isCollapsed);
  };
  const show = async () => {
    const facts = await collect();
    const findings = diagnose(facts);
    text = reportText(facts, findings);
    toggle.textContent = `lobbykit ${facts.version}: ${problemTitle(findings)}`;
    const sections = reportSections(facts, findings).flatMap(({ title, lines }, index) => {
      const list = element('ul');
      const className = index === 0 && findings.length > 0 ? 'problem' : '';
      list.append(...lines.map(line => element('li', { textContent: line, className })));
      return [element('h3', { textContent: title }), list];
    });
    report.replaceChildren(...sections);
  };
  const refresh = async () => {
    status.textContent = '';
    await show();
    status.textContent = 'Updated';
  };
  const copyReport = async () => {
    status.textContent = (await copy(text, root)) ? 'Copied' : 'Copying failed: select the text instead';
  };

  const header = element('header');
  header.append(
    toggle,
    status,
    button('Copy', () => void copyReport()),
    button('Refresh', () => void refresh()),
    button('Close', () => host.remove()),
  );
  section.append(header, report);
  section.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || report.hidden) return;
    // Escape in the panel must not close a dialog of the page.
    event.stopPropagation();
    event.preventDefault();
    collapse(true);
    toggle.focus();
  });
  root.append(section);
  adoptStylesheets(root, [css], nonce);
  collapse(false);
  document.documentElement.append(host);
  void whenSettled(isSettled).then(show);
}

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);

function button(text: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', textContent: text });
  made.addEventListener('click', onClick);
  return made;
}

/**
 * Waits until no tag of the kit is loading and the calls after the first rendering have started, at most for
 * `SETTLE_MS`.
 */
async function whenSettled(isSettled: () => boolean): Promise<void> {
  const end = performance.now() + SETTLE_MS;
  for (let stable = 0; stable < STABLE_MS && performance.now() < end; ) {
    await new Promise(resolve => setTimeout(resolve, POLL_MS));
    stable = document.readyState === 'complete' && isSettled() ? stable + POLL_MS : 0;
  }
}

/** Copies a text. Pages on plain http have no clipboard API, so the text is selected and copied. */
async function copy(text: string, root: ShadowRoot): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = element('textarea', { value: text });
    root.append(field);
    field.select();
    const isCopied = document.execCommand('copy');
    field.remove();
    return isCopied;
  }
}
