/**
 * Type tests of the tags in JSX: `tsc` checks this file, and no test runs it. A line after `@ts-expect-error` that
 * compiles is an error too (EMBED-01).
 */
import type { Lobby } from 'lobbykit';
import type { LobbyLoginModal, LobbyLotteryBoard } from 'lobbykit/elements';
import { createRef } from 'react';

declare const lobby: Lobby;
const board = createRef<LobbyLotteryBoard>();
const login = createRef<LobbyLoginModal>();

export const admitted = (
  <>
    <lobby-lottery-board
      ref={board}
      className="wide"
      lang="VI"
      lobby={lobby}
      theme="dark"
      group="VN"
      tab="hot"
      layout="full"
      prize-mode="ZY"
      limit={4}
      no-history
      onlobby-launch-request={event => {
        event.preventDefault();
        const name: string | undefined = event.detail.game.name;
        return void name;
      }}
      onlobby-draw={event => void event.detail.numero.length}
      onlobby-error={event => void event.detail.message.length}
    >
      <h2 slot="heading">Draws</h2>
    </lobby-lottery-board>
    <lobby-game-grid
      game-type="RNG"
      vendor="12"
      tab="favorites"
      query="fish"
      game-class="JP"
      min-bet="0.5"
      min-line={2}
      page-size={50}
      columns={4}
      in-house={false}
      no-filter=""
      onlobby-page={event => void event.detail.hasMore}
    />
    <lobby-winner-board category="LIVE" limit="10" speed={2000} still onlobby-ready={() => {}} />
    <lobby-service-widget
      open
      position="none"
      entries="chat, help"
      onlobby-contact={event => void event.detail.url.length}
      onlobby-error={() => {}}
    />
    <lobby-login-modal
      ref={login}
      open={false}
      method="sms"
      no-social
      no-trial
      onlobby-login={event => void event.detail.session}
      onlobby-close-request={event => void (event.detail.source === 'mask')}
    />
    <lobby-download-bar require-login position="bottom" onlobby-dismiss={event => void event.detail.lobby} />
  </>
);

board.current?.model?.$state.get().lotteries;
login.current?.show();

export const rejected = (
  <>
    {/* @ts-expect-error unknown tab */}
    <lobby-lottery-board tab="cold" />
    {/* @ts-expect-error a number is not any text */}
    <lobby-lottery-board limit="four" />
    {/* @ts-expect-error component props are written as attributes here */}
    <lobby-lottery-board prizeMode="ZY" />
    {/* @ts-expect-error class names of parts belong to the component: an element has ::part() */}
    <lobby-lottery-board classNames={{ card: 'x' }} />
    {/* @ts-expect-error event of another widget */}
    <lobby-winner-board onlobby-draw={() => {}} />
    {/* @ts-expect-error launch event without a page in its detail */}
    <lobby-game-grid onlobby-launch-request={event => void event.detail.page} />
    {/* @ts-expect-error a flag is not text */}
    <lobby-download-bar require-login="yes" />
    {/* @ts-expect-error unknown position */}
    <lobby-service-widget position="left" />
    {/* @ts-expect-error unknown login method */}
    <lobby-login-modal method="email" />
    {/* @ts-expect-error unknown theme */}
    <lobby-login-modal theme="blue" />
    {/* @ts-expect-error unknown tag */}
    <lobby-jackpot />
  </>
);
