import { LotteryBoard } from 'lobbykit/react';
import type { ReactNode } from 'react';

/** Cards shown: a glance at what comes next; the lottery page has them all. */
const CARDS = 3;

/** The lottery board of home, opened on the hot ones so that the page stays short (HOME-16). */
export const HotBoard = ({ heading }: { heading: ReactNode }) => (
  <LotteryBoard tab="hot" limit={CARDS} heading={heading} />
);
