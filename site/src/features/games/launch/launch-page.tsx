/** Launch page: a game in an iframe with Back button, loading state, and error state (LAUNCH-07, LAUNCH-08, S28). */
import './launch.css';
import { useStore } from '@nanostores/react';
import { type CallError, errorText } from 'lobbykit';
import { type LaunchGame, parseLaunchQuery } from 'lobbykit/domain';
import { Button, Empty } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { ERROR_CODES } from 'lobbykit/wire';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useBack } from '../../../shared/history/use-back.ts';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { useTextBundle } from '../../../shared/i18n/use-text-bundle.ts';
import { Icon } from '../../../shared/icons/icon.tsx';
import { HideBalance } from '../../wallet/balance.tsx';
import { createGameFrame, type GameFrame } from './frame-model.ts';
import { listOf, lobbyPage } from './launch-rules.ts';
import { useLaunches } from './launches-model.ts';

/** Forbids top-level navigation, downloads, and modals, so that the game cannot affect this page (S28). */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-pointer-lock';
const FEATURES = 'fullscreen; autoplay';

/**
 * Opens the game in the query. Redirects to home without a game, and to the lottery page for a launch without a
 * specific lottery.
 */
export function LaunchPage() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const language = useStore(useLobby().$language);
  const game = useMemo(() => parseLaunchQuery(search), [search]);
  const elsewhere = game ? lobbyPage(game) : '/m/home';
  useEffect(() => {
    if (elsewhere) navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
  // A new language remounts the game, because the game's language is fixed at launch.
  return game && !elsewhere ? <Game key={`${language} ${search}`} game={game} /> : <div className="page-wait" />;
}

function Game({ game }: { game: LaunchGame }) {
  const lobby = useLobby();
  const text = usePageText();
  const launches = useLaunches();
  const back = useBack();
  const frame = useMemo(() => createGameFrame(launches, game), [launches, game]);
  // Refreshes the balance when the game closes.
  useEffect(() => () => void lobby.refreshWallet(), [lobby]);

  return (
    <div className="launch">
      <header className="top with-back">
        <Button variant="icon" label={text('launch.leave')} onClick={back}>
          <Icon name="chevron-left" />
        </Button>
        <h1 className="brand">{game.name}</h1>
        <div className="tools">
          <HideBalance />
          <Button variant="icon" label={text('launch.restart')} onClick={frame.restart}>
            <Icon name="refresh" size={20} />
          </Button>
        </div>
      </header>
      <Stage frame={frame} game={game} />
    </div>
  );
}

function Stage({ frame, game }: { frame: GameFrame; game: LaunchGame }) {
  const text = usePageText();
  const state = useStore(frame.$state);
  const settings = useFrameSettings();
  const element = useRef<HTMLIFrameElement>(null);
  const open = state.status === 'open' ? state.address : null;
  useEffect(() => {
    if (open !== null) element.current?.contentWindow?.postMessage(JSON.parse(settings), new URL(open).origin);
  }, [settings, open]);
  if (state.status === 'failed') {
    return (
      <div className="launch-stage">
        <Failed error={state.error} game={game} onRetry={frame.restart} />
      </div>
    );
  }
  return (
    <div className="launch-stage">
      {state.status !== 'asking' && (
        <iframe
          key={state.turn}
          ref={element}
          className="launch-frame"
          name={settings}
          src={state.address}
          title={game.name}
          sandbox={SANDBOX}
          allow={FEATURES}
          referrerPolicy="no-referrer"
          onLoad={() => frame.loaded(state.turn)}
        />
      )}
      {state.status !== 'open' && (
        <p className="launch-wait" role="status">
          <span className="ring" />
          {text('launch.starting')}
        </p>
      )}
    </div>
  );
}

/**
 * Returns the settings of the page for the game. The iframe gets them in its name initially, and in a message after
 * each change.
 */
function useFrameSettings(): string {
  const lobby = useLobby();
  const theme = useStore(lobby.$theme);
  const language = useStore(lobby.$language);
  const hideBalance = useStore(lobby.$balanceHidden);
  return JSON.stringify({ lobbykit: { theme, language, hideBalance } });
}

interface FailedProps {
  readonly error: CallError | null;
  readonly game: LaunchGame;
  readonly onRetry: () => void;
}

function Failed({ error, game, onRetry }: FailedProps) {
  const text = usePageText();
  const [, navigate] = useLocation();
  const kitText = useText();
  // Error texts are in the separate text bundle `account`.
  const textsLoaded = useTextBundle('account');
  const isDeleted = error?.code === ERROR_CODES.gameUnknown;
  return (
    <Empty
      scene={error?.kind === 'offline' ? 'offline' : 'error'}
      title={text('launch.failed')}
      description={error ? (textsLoaded ? errorText(error, kitText) : '') : text('launch.late')}
      // A deleted game has a link to the game list instead, because a retry would fail again.
      action={text(isDeleted ? 'launch.toList' : 'failed.retry')}
      onAction={isDeleted ? () => navigate(listOf(game), { replace: true }) : onRetry}
    />
  );
}
