/** Entry of the page of the chat: exchanges the ticket of its address, shows what was said, sends what is written. */
import './chat.css';
import type { ChatLine, ChatOpened } from '../../../features/service/chat.ts';
import { ask, CallError, newKey } from '../../games/client/api.ts';
import { showNotice } from '../../games/client/notice.ts';
import { browserLanguage } from '../../games/client/texts.ts';
import { sendAutoReply } from './texts.ts';
import { createView } from './view.ts';

/** How often the page looks for an answer, ms; not while nobody sees it. */
const LOOK_MS = 3_000;

const root = document.querySelector<HTMLElement>('#chat')!;
const ticket = location.hash.slice(1);
/** Kept over a second try: a ticket is good once. */
let opened: ChatOpened | null = null;
// Out of the address and the history at once: it is nobody else's.
history.replaceState(null, '', location.pathname);

async function open(): Promise<void> {
  root.setAttribute('aria-busy', 'true');
  try {
    if (ticket === '') throw new CallError('ticket.over');
    opened ??= await ask<ChatOpened>('chat/enter', { ticket });
    talk(opened);
  } catch (error) {
    showNotice(root, sendAutoReply(browserLanguage()), error instanceof CallError ? error.code : '', open);
  }
  root.setAttribute('aria-busy', 'false');
}

function talk({ pass, language, messages }: ChatOpened): void {
  const texts = sendAutoReply(language);
  /** The same message again has the same key, and is kept once. */
  let failed: { readonly text: string; readonly key: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const over = (error: unknown): boolean => {
    if (!(error instanceof CallError) || error.code !== 'pass.over') return false;
    clearTimeout(timer);
    showNotice(root, texts, error.code, open);
    return true;
  };
  const view = createView(root, texts, async text => {
    const said = failed?.text === text ? failed : { text, key: newKey() };
    view.clear();
    view.complain('');
    try {
      view.show(await ask<readonly ChatLine[]>('chat', said, pass));
      failed = null;
    } catch (error) {
      if (over(error)) return;
      failed = said;
      view.giveBack(text);
      view.complain(error instanceof CallError && error.code === 'busy' ? texts.busy : texts.failed);
    }
  });
  const look = async () => {
    try {
      if (document.visibilityState === 'visible') view.show(await ask<readonly ChatLine[]>('chat', undefined, pass));
    } catch (error) {
      // Without a connection the next look may have one.
      if (over(error)) return;
    }
    timer = setTimeout(look, LOOK_MS);
  };
  view.show(messages);
  view.clear();
  timer = setTimeout(look, LOOK_MS);
}

void open();
