/** Entry point of `lobbykit-all.js`: all six widgets and their shared start code in one file. */
import './lottery-board.ts';
import './game-grid.ts';
import './winner-board.ts';
import './login-modal.ts';
import './download-bar.ts';
import './service-widget.ts';

export { start } from '../loader/start.ts';
