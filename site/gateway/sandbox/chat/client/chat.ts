/**
 * Entry script of the chat page. Exchanges the launch token in the page's URL for an access token, shows the messages,
 * and sends the member's input.
 */
import './chat.css';
import type { ChatLine, ChatOpened } from '../../../features/service/chat.ts';
import { CallError, callApi, newKey } from '../../games/client/api.ts';
import { showNotice } from '../../games/client/notice.ts';
import { browserLanguage } from '../../games/client/texts.ts';
import { chatTexts } from './texts.ts';
import { createView } from './view.ts';

/** Interval of polls for new messages, ms; polling pauses while the page is hidden. */
const POLL_MS = 3_000;

const root = document.querySelector<HTMLElement>('#chat')!;
const ticket = location.hash.slice(1);
/** Result of the exchange, stored for retries, because a launch token is valid only once. */
let opened: ChatOpened | null = null;
// The launch token is secret, so it is removed from the URL and the browser history.
history.replaceState(null, '', location.pathname);

async function open(): Promise<void> {
  root.setAttribute('aria-busy', 'true');
  try {
    if (ticket === '') throw new CallError('ticket.over');
    opened ??= await callApi<ChatOpened>('chat/enter', { ticket });
    talk(opened);
  } catch (error) {
    showNotice(root, chatTexts(browserLanguage()), error instanceof CallError ? error.code : '', open);
  }
  root.setAttribute('aria-busy', 'false');
}

function talk({ pass, language, messages }: ChatOpened): void {
  const texts = chatTexts(language);
  /** Last message that could not be sent. A retry uses the same key, so that the message is stored only once. */
  let failed: { readonly text: string; readonly key: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const over = (error: unknown): boolean => {
    if (!(error instanceof CallError) || error.code !== 'pass.over') return false;
    clearTimeout(timer);
    showNotice(root, texts, error.code, open);
    return true;
  };
  const view = createView(root, texts, async text => {
    const message = failed?.text === text ? failed : { text, key: newKey() };
    view.clear();
    view.showError('');
    try {
      view.show(await callApi<readonly ChatLine[]>('chat', message, pass));
      failed = null;
    } catch (error) {
      if (over(error)) return;
      failed = message;
      view.restore(text);
      view.showError(error instanceof CallError && error.code === 'busy' ? texts.busy : texts.failed);
    }
  });
  const poll = async () => {
    try {
      if (document.visibilityState === 'visible')
        view.show(await callApi<readonly ChatLine[]>('chat', undefined, pass));
    } catch (error) {
      // If there was no response, the next poll retries.
      if (over(error)) return;
    }
    timer = setTimeout(poll, POLL_MS);
  };
  view.show(messages);
  view.clear();
  timer = setTimeout(poll, POLL_MS);
}

void open();
