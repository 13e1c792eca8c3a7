import { LotteryBoard } from 'lobbykit/react';
import type { ReactNode } from 'react';

/** Maximum number of lotteries on home. The lottery page shows all lotteries. */
const CARDS = 3;

/** Lottery board of home with the hot lotteries only, so that the page stays short (HOME-16). */
export const HotBoard = ({ heading }: { heading: ReactNode }) => (
  <LotteryBoard tab="hot" limit={CARDS} heading={heading} />
);
