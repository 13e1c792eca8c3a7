/**
 * Entry script of the game page. Exchanges the launch token in the page's URL for an access token, and shows the game.
 */
import './games.css';
import './controls.css';
import './dice.css';
import './lottery.css';
import './news.css';
import './reels.css';
import type { GameOpened } from '../responses.ts';
import { CallError, enter, type GameSession, sessionOfGame } from './api.ts';
import { currentAppearance } from './appearance.ts';
import { showDice } from './dice.ts';
import { showLottery } from './lottery.ts';
import { showNotice } from './notice.ts';
import { showReels } from './reels.ts';
import { browserLanguage, selectTexts } from './texts.ts';
import { closedText, endsVisit } from './view.ts';

/** Minimum interval between two long polls, ms. Usually, the server delays the response for longer. */
const MIN_MS = 1_000;

/** Polls until the game session has ended, and then calls `over`. */
async function trackGame(gameSession: GameSession, over: (error: CallError) => void): Promise<void> {
  for (;;) {
    const startedAt = performance.now();
    try {
      await gameSession.watch();
    } catch (error) {
      if (error instanceof CallError && endsVisit(error)) {
        over(error);
        return;
      }
      // Without a response, or if the server is busy, the next poll retries.
    }
    await new Promise(resolve => setTimeout(resolve, Math.max(0, MIN_MS - (performance.now() - startedAt))));
  }
}

const root = document.querySelector<HTMLElement>('#game')!;
const ticket = location.hash.slice(1);
/** Result of the exchange, stored for retries, because a launch token is valid only once. */
let game: GameOpened | null = null;
// The launch token is secret, so it is removed from the URL and the browser history.
history.replaceState(null, '', location.pathname);

// Loads another game, because a change of the URL fragment alone does not reload the page.
addEventListener('hashchange', () => location.reload());

async function open(): Promise<void> {
  root.setAttribute('aria-busy', 'true');
  try {
    if (ticket === '') throw new CallError('ticket.over');
    game ??= await enter(ticket);
    const { zone, language } = game;
    const texts = selectTexts(language);
    document.title = game.name;
    let isOver = false;
    const over = (error: CallError) => {
      if (isOver) return;
      isOver = true;
      showNotice(root, texts, error.code, open, closedText(error, texts, zone));
    };
    const view = { root, texts, gameSession: sessionOfGame(game.pass), over };
    if (game.kind === 'lottery') await showLottery({ ...view, game });
    else if (game.kind === 'dice') await showDice({ ...view, game });
    else showReels({ ...view, game });
    trackGame(view.gameSession, over);
  } catch (error) {
    const texts = selectTexts(currentAppearance().language ?? browserLanguage());
    const known = error instanceof CallError ? error : new CallError('');
    showNotice(root, texts, known.code, open, closedText(known, texts, game?.zone ?? zoneOfDevice()));
  }
  root.setAttribute('aria-busy', 'false');
}

const zoneOfDevice = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

void open();
