/** Screen in place of a game: used link, ended session, or no response. */
import { button, el, icon } from './dom.ts';
import type { Texts } from './texts/en.ts';

/** Texts of the screen that shows why a game is not available. Other pages use the same screen. */
export type NoticeTexts = Pick<
  Texts,
  'usedTitle' | 'usedText' | 'overTitle' | 'overText' | 'offlineTitle' | 'again' | 'errors'
>;

/**
 * Shows why the game is not available, by error code; '' means no response and allows a retry.
 * @param message more specific text than that of the code
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
