/** View of the chat: header, messages and input. */

import type { ChatLine } from '../../../features/service/chat.ts';
import { el, icon } from '../../games/client/dom.ts';
import type { ChatTexts } from './texts.ts';

const LONGEST = 500;

export interface ChatView {
  /** Shows the messages, and scrolls to the end if there are new ones. */
  show(lines: readonly ChatLine[]): void;
  /** Shows an error below the input field; '' removes the error. */
  showError(text: string): void;
  /** Clears the input field for the next message. */
  clear(): void;
  /** Restores the text of a message that could not be sent, in front of text entered since then. */
  restore(text: string): void;
}

/**
 * Creates the view.
 * @param send called with the entered text
 */
export function createView(root: HTMLElement, texts: ChatTexts, send: (text: string) => void): ChatView {
  const log = el('div', { class: 'log', role: 'log', 'aria-label': texts.title, tabindex: 0 });
  const field = el('textarea', { id: 'text', rows: 1, maxlength: LONGEST, enterkeyhint: 'send', autocomplete: 'off' });
  const trouble = el('p', { class: 'trouble', role: 'alert' });
  const form = el(
    'form',
    { class: 'write' },
    el('label', { for: 'text', class: 'hidden' }, texts.label),
    field,
    el('button', { class: 'send', 'aria-label': texts.send }, icon('send', 22)),
  );
  const put = (text: string) => {
    field.value = text;
    field.focus();
  };
  const submit = () => {
    const text = field.value.trim();
    if (text !== '') send(text);
  };
  form.addEventListener('submit', event => {
    event.preventDefault();
    submit();
  });
  field.addEventListener('keydown', event => {
    // During an IME composition, Enter only confirms the composed characters.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    submit();
  });
  document.title = texts.title;
  root.className = 'chat';
  root.replaceChildren(
    el(
      'header',
      { class: 'head' },
      el('img', { src: '/art/app/icon.svg', alt: '', class: 'cover' }),
      el('div', { class: 'names' }, el('h1', {}, texts.title), el('span', { class: 'mark' }, texts.mark)),
    ),
    el('p', { class: 'hint' }, texts.hint),
    log,
    trouble,
    form,
  );
  field.placeholder = texts.label;

  const time = new Intl.DateTimeFormat(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' });
  const names = { member: texts.you, desk: texts.desk, operator: texts.operator };
  let shown = '';
  return {
    show(lines) {
      const last = lines.at(-1)?.id ?? '';
      if (last === shown) return;
      const before = new Set([...log.children].map(child => child.id));
      for (const { id, author, text, at } of lines) {
        const line = `line-${id}`;
        if (before.has(line)) continue;
        const when = el('time', { datetime: new Date(at).toISOString() }, time.format(at));
        const head = el('p', { class: 'author' }, names[author], ' ', when);
        log.append(el('div', { id: line, class: author }, head, el('p', { class: 'said' }, text)));
      }
      shown = last;
      log.scrollTop = log.scrollHeight;
    },
    showError: text => trouble.replaceChildren(text),
    clear: () => put(''),
    restore: text => put([text, field.value].filter(Boolean).join('\n')),
  };
}
