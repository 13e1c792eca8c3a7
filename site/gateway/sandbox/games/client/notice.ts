/** A screen in place of a game: the link was used, the visit is over, nothing came. */
import { button, el, icon } from './dom.ts';
import type { Texts } from './texts/en.ts';

/** Words of the screen, which other pages have too. */
export type NoticeTexts = Pick<
  Texts,
  'usedTitle' | 'usedText' | 'overTitle' | 'overText' | 'offlineTitle' | 'again' | 'errors'
>;

/**
 * Shows why there is no game, by the code of the refusal; '' is no answer at all, which can be tried again.
 * @param told words that say more than those of the code
 */
export function showNotice(
  root: HTMLElement,
  texts: NoticeTexts,
  code: string,
  again: () => void,
  told: string | null = null,
): void {
  const [sign, title, words] =
    code === 'ticket.used'
      ? (['ticket', texts.usedTitle, texts.usedText] as const)
      : code === ''
        ? (['offline', texts.offlineTitle, texts.errors[''] ?? ''] as const)
        : (['ticket', texts.overTitle, told ?? texts.errors[code] ?? texts.overText] as const);
  const heading = el('h1', { tabindex: -1 }, title);
  const action = code === '' ? [button(texts.again, again, { class: 'primary' })] : [];
  const drawing = el('div', { class: 'drawing' }, icon(sign, 40));
  document.title = title;
  root.replaceChildren(el('section', { class: 'notice' }, drawing, heading, el('p', {}, words), ...action));
  heading.focus();
}
