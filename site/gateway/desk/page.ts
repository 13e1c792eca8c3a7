/** The page of the live chat, on the origin of the games. */
import { ticketPage } from '../games/page.ts';

export const CHAT_PAGE = ticketPage({ id: 'chat', script: 'chat', icon: '/art/app/icon.svg', what: 'This chat' });

/** Nobody frames it: it opens in a window of its own. */
export const CHAT_FRAMES: readonly string[] = ["'none'"];
