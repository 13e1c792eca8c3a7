/**
 * View of the board: heading, tabs, groups, and the list or the loading, empty or error state. It contains markup only.
 */

import { board } from '../../i18n/english/board.ts';
import { addEnglish } from '../../i18n/english.ts';
import type { Clock, Translate } from '../../lobby/types.ts';
import type { Lottery } from '../../protocol/lottery/lotteries.ts';
import { parseWinningNumber } from '../../protocol/lottery/winning-number.ts';
import { spelled } from '../../ui/balls/balls.tsx';
import { Button } from '../../ui/button/button.tsx';
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useState,
} from '../../ui/dialect.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { history } from '../../ui/icon/icons.ts';
import { useListFocus } from '../../ui/list/use-list-focus.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { ChunkErrorFallback } from '../../ui/view/chunk-error-fallback.tsx';
import { directionOf } from '../../ui/view/direction.ts';
import { useAfterPaint } from '../../ui/view/use-after-paint.ts';
import { useChunk } from '../../ui/view/use-chunk.ts';
import { useIncrementalRender } from '../../ui/view/use-incremental-render.ts';
import type { ViewProps } from '../../ui/view/view-props.ts';
import { Card, type CardContext } from './card/card.tsx';
import type { CardDatesProps } from './card/dates.tsx';
import type { BoardLoadingProps } from './loading.tsx';
import type { BoardActions, BoardState } from './model.ts';
import type { Props } from './props.ts';
import type { WeekProps } from './week/week.lazy.tsx';

/** Widths of the group placeholders, in the unit of `Skeleton`. */
const PILLS = [48, 76, 84, 92];

/** Placeholders with the size of the group buttons. */
const GroupsLoading = () => (
  <div className="lk-pills-wait">
    {PILLS.map(width => (
      <Skeleton key={width} width={width} height={36} />
    ))}
  </div>
);

addEnglish(board);

export interface BoardViewProps extends ViewProps<BoardState, BoardActions>, Props {
  readonly clock: Clock;
  /** True if the server time is accurate. False while it is an estimate (rule R3), so that countdowns are dimmed. */
  readonly sure: boolean;
  /** Component of the list's loading state; missing if the first rendering has data. */
  readonly Loading?: ComponentType<BoardLoadingProps>;
  /** Component of the week, if its code is already loaded, as on a server. */
  readonly Week?: ComponentType<WeekProps>;
  /** Component of the lines with dates, if its code is already loaded. */
  readonly Dates?: ComponentType<CardDatesProps>;
  /** Dialogs of the board. */
  readonly children?: ReactNode;
}

/** Number of entries that fill the screen of a phone below other content of the page. */
const SCREENFUL = { cards: 4, rows: 12 } as const;
/** Number of cards that the first task renders. Space is reserved for the other cards. */
const LONG_FIRST = 3;
const loadRest = () => import('./rest.lazy.tsx');
const loadWeek = () => import('./week/week.lazy.tsx').then(chunk => chunk.Week);

export function BoardView(props: BoardViewProps) {
  const { state, actions, layout = 'cards', text, part, place, Loading } = props;
  const { status } = state;
  const id = useId();
  const root = useListFocus();
  const [liveText, setLiveText] = useState('');
  const panel = `${id}panel`;
  const stale = state.stale !== null;
  const { prepare } = props;
  const dress = useCallback(() => prepare('opened'), [prepare]);
  const week = layout === 'full' || layout === 'schedule';
  const weekly = useChunk(week, loadWeek, dress);
  const Week = props.Week ?? weekly.View;
  const cardLayout = layout === 'full' || layout === 'rows' ? 'rows' : 'cards';
  const listed = status === 'loading' || status === 'ready';
  const settled = useAfterPaint(status !== 'loading');
  const late = useChunk(settled, loadRest, prepare);
  const rest = late.View;
  const lost = { className: 'lk-part-failed', textKey: 'sheet.failed', text };
  const context = useMemo<CardContext>(
    () => ({
      text,
      clock: props.clock,
      base: props.base,
      part,
      layout: cardLayout,
      stale,
      onOpen: actions.openDetail,
      onFavorite: favorite => void actions.toggleFavorite(favorite),
      onMilestone: (lottery, passed) => setLiveText(text(`say.${passed}`, { name: lottery.name })),
    }),
    [text, props.clock, props.base, part, cardLayout, stale, actions],
  );
  const follows = (lottery: Lottery) => state.favorites.includes(lottery.id) || state.current?.id === lottery.id;
  useResultNews(state, follows, text, setLiveText);

  const shown = state.lotteries;
  const long = layout === 'cards' && shown.length > 11;
  const drawn = useIncrementalRender(shown.length, long ? LONG_FIRST : SCREENFUL[cardLayout]);
  // Dates render step by step, because rendering all of them together would be the board's longest task.
  const withDates = useIncrementalRender(rest ? shown.length : 0, 0);

  const card = (lottery: Lottery, place = 0) => (
    <Card
      key={lottery.id}
      context={context}
      Dates={rest && place < withDates ? rest.CardDates : (props.Dates ?? null)}
      lottery={lottery}
      favorite={state.favorites.includes(lottery.id)}
      revealed={state.revealed.has(lottery.id)}
      followed={follows(lottery)}
    />
  );

  let list = Loading && <Loading text={text} layout={cardLayout} count={props.limit} />;
  if (status === 'ready') {
    if (!week) {
      list = (
        <div className="lk-cards" data-layout={layout} data-long={long ? '' : undefined}>
          {shown.slice(0, drawn).map(card)}
        </div>
      );
    } else if (Week) list = <Week {...props} layout={layout} shown={drawn} card={card} />;
    else if (weekly.failed) list = <ChunkErrorFallback chunk={weekly} {...lost} />;
  }

  return (
    <section
      ref={root}
      {...part('base', `lk lk-lottery-board ${props.className ?? ''}`.trim())}
      style={props.style}
      lang={text.tag}
      dir={directionOf(text.tag)}
      aria-label={text('board.title')}
      data-theme={props.theme}
      data-state={status}
      data-stale={stale ? '' : undefined}
      data-unsure={props.sure ? undefined : ''}
    >
      <header className="lk-header">
        {place('heading', <h2 className="lk-title">{text('board.title')}</h2>)}
        {state.showHistory && (
          <Button variant="quiet" {...part('history')} onClick={actions.openHistory}>
            <Icon shape={history} size={20} />
            <span>{text('board.history')}</span>
          </Button>
        )}
        <p className="lk-note">{state.sandbox && <span className="lk-mark">{text('board.sandbox')}</span>}</p>
      </header>
      {rest ? (
        <rest.Controls
          state={state}
          actions={actions}
          text={text}
          part={part}
          panel={panel}
          waiting={<GroupsLoading />}
        />
      ) : (
        <>
          <div className="lk-tabs-wait">
            <ChunkErrorFallback chunk={late} {...lost} />
          </div>
          <GroupsLoading />
        </>
      )}
      <div className="lk-panel" role="tabpanel" id={panel} aria-labelledby={rest ? `${panel}-${state.tab}` : undefined}>
        {listed ? list : rest && <rest.StateMessage state={state} actions={actions} text={text} place={place} />}
      </div>
      <p className="lk-hidden" role="status">
        {liveText}
      </p>
      {props.children}
    </section>
  );
}

/**
 * Announces the special prize of a lottery to screen readers when its result arrives, if the visitor follows the
 * lottery.
 */
function useResultNews(
  { revealed, lotteries }: BoardState,
  follows: (lottery: Lottery) => boolean,
  text: Translate,
  announce: (news: string) => void,
) {
  // Only a new result is announced, not a change of the language or the favorites.
  useEffect(() => {
    for (const lottery of lotteries) {
      if (!revealed.has(lottery.id) || !follows(lottery)) continue;
      const number = parseWinningNumber(lottery.previousNumbers)[0]?.numbers.join('');
      if (number) announce(text('say.result', { name: lottery.name, number: spelled(number) }));
    }
  }, [revealed]);
}
