/** Prepares the snippets of a page: inserts the server's URL and adds a copy button. */
import { copyCode, STATUS_MS } from './copy.ts';

/** Example URLs of a gateway in snippets, which are replaced. */
const GATEWAY_URLS = /https:\/\/gateway\.example|http:\/\/127\.0\.0\.1:8080/g;
const TEXTS = { no: 'Copy', yes: 'Copied', selected: 'Selected' } as const;

export function startSnippets(): void {
  for (const code of document.querySelectorAll<HTMLElement>('pre > code')) {
    code.textContent = (code.textContent ?? '').replace(GATEWAY_URLS, location.origin);
    const block = code.parentElement;
    if (!block) continue;
    // Focusable, so that the keyboard can scroll long lines.
    block.tabIndex = 0;
    const frame = document.createElement('div');
    frame.className = 'snippet';
    block.replaceWith(frame);
    frame.append(block, ...copyButton(code));
  }
}

/** Creates the copy button and its live region for screen readers. */
function copyButton(code: HTMLElement): HTMLElement[] {
  const button = document.createElement('button');
  const status = document.createElement('span');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = TEXTS.no;
  status.className = 'lk-hidden';
  status.role = 'status';
  let timer: ReturnType<typeof setTimeout> | undefined;
  button.addEventListener('click', async () => {
    clearTimeout(timer);
    const label = TEXTS[await copyCode(code)];
    button.textContent = label;
    status.textContent = label;
    timer = setTimeout(() => {
      button.textContent = TEXTS.no;
      status.textContent = '';
    }, STATUS_MS);
  });
  return [button, status];
}
