/** Screen that replaces a game: the link was used, the session has ended, or there was no response. */
import { button, el, icon } from './dom.ts';
import type { Texts } from './texts/en.ts';

/** Texts of the screen; other pages with such a screen provide the same texts. */
export type NoticeTexts = Pick<
  Texts,
  'usedTitle' | 'usedText' | 'overTitle' | 'overText' | 'offlineTitle' | 'again' | 'errors'
>;

/**
 * Shows why the game is not available. For the code '' (no response), the screen has a button to retry.
 * @param message text that replaces the general text of the code
 */
export function showNotice(
  root: HTMLElement,
  texts: NoticeTexts,
  code: string,
  again: () => void,
  message: string | null = null,
): void {
  const [sign, title, text] =
    code === 'ticket.used'
      ? (['ticket', texts.usedTitle, texts.usedText] as const)
      : code === ''
        ? (['offline', texts.offlineTitle, texts.errors[''] ?? ''] as const)
        : (['ticket', texts.overTitle, message ?? texts.errors[code] ?? texts.overText] as const);
  const heading = el('h1', { tabindex: -1 }, title);
  const action = code === '' ? [button(texts.again, again, { class: 'primary' })] : [];
  const drawing = el('div', { class: 'drawing' }, icon(sign, 40));
  document.title = title;
  root.replaceChildren(el('section', { class: 'notice' }, drawing, heading, el('p', {}, text), ...action));
  heading.focus();
}
