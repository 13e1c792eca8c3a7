/** Entry of the page: exchanges the ticket of its address and shows the game it opens. */
import './games.css';
import './controls.css';
import './lottery.css';
import './news.css';
import './reels.css';
import type { GameOpened } from '../answers.ts';
import { CallError, enter, type GameSession, sessionOfGame } from './api.ts';
import { lookNow } from './look.ts';
import { showLottery } from './lottery.ts';
import { showNotice } from './notice.ts';
import { showReels } from './reels.ts';
import { browserLanguage, speak } from './texts.ts';
import { closedText, endsVisit } from './view.ts';

/** From one question to the next at least; the gateway holds most of them for longer. */
const MIN_MS = 1_000;

/** Asks until the visit is over, and calls `over` then. */
async function trackGame(gameSession: GameSession, over: (error: CallError) => void): Promise<void> {
  for (;;) {
    const asked = performance.now();
    try {
      await gameSession.watch();
    } catch (error) {
      if (error instanceof CallError && endsVisit(error)) {
        over(error);
        return;
      }
      // No answer, or a gateway that is busy: asked again.
    }
    await new Promise(resolve => setTimeout(resolve, Math.max(0, MIN_MS - (performance.now() - asked))));
  }
}

const root = document.querySelector<HTMLElement>('#game')!;
const ticket = location.hash.slice(1);
/** Kept over a second try: a ticket is good once. */
let game: GameOpened | null = null;
// Out of the address and the history at once: it is nobody else's.
history.replaceState(null, '', location.pathname);

// A frame that is given another address of this page is not loaded anew by itself.
addEventListener('hashchange', () => location.reload());

async function open(): Promise<void> {
  root.setAttribute('aria-busy', 'true');
  try {
    if (ticket === '') throw new CallError('ticket.over');
    game ??= await enter(ticket);
    const { zone, language } = game;
    const texts = speak(language);
    document.title = game.name;
    let isOver = false;
    const over = (error: CallError) => {
      if (isOver) return;
      isOver = true;
      showNotice(root, texts, error.code, open, closedText(error, texts, zone));
    };
    const view = { root, texts, gameSession: sessionOfGame(game.pass), over };
    if (game.kind === 'lottery') await showLottery({ ...view, game });
    else showReels({ ...view, game });
    trackGame(view.gameSession, over);
  } catch (error) {
    const texts = speak(lookNow().language ?? browserLanguage());
    const known = error instanceof CallError ? error : new CallError('');
    showNotice(root, texts, known.code, open, closedText(known, texts, game?.zone ?? zoneOfDevice()));
  }
  root.setAttribute('aria-busy', 'false');
}

const zoneOfDevice = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

void open();
