/** Next draws of all lotteries, earliest first; shows six until expanded (LOTT-22, API-34). */
import { useStore } from '@nanostores/react';
import { errorText } from 'lobbykit';
import { type Lottery, type OpenDraw, zonedTime } from 'lobbykit/domain';
import { Button, Countdown, Empty, Image, minutesAhead, Skeleton } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useMemo, useState } from 'react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { useInViewport } from '../../shared/loading/use-in-viewport.ts';
import { hasMore, shownOf } from '../games/collapsed-list.ts';
import { createOpenDraws } from './open-draws-model.ts';

export interface OpenDrawsProps {
  readonly prizeMode: 'Lott' | 'Elott';
}

/**
 * Renders when the lotteries above it have loaded, so that they do not shift it. If they fail, their board shows the
 * error.
 */
export function OpenDraws({ prizeMode }: OpenDrawsProps) {
  const { data } = useStore(useLobby().lotteryOf(prizeMode));
  return data ? <Section prizeMode={prizeMode} lotteries={data.all} /> : null;
}

interface SectionProps extends OpenDrawsProps {
  readonly lotteries: readonly Lottery[];
}

/** Sends the request when the section is near the viewport, because it is below all lotteries. */
function Section(props: SectionProps) {
  const text = usePageText();
  const [ref, near] = useInViewport<HTMLElement>();
  return (
    <section ref={ref} className="lottery-part" aria-labelledby="open-draws">
      <h2 id="open-draws" className="section-title">
        {text('draws.title')}
      </h2>
      {near ? <Draws {...props} /> : <Waiting />}
    </section>
  );
}

/** Placeholder with the height of six draws. */
const Waiting = () => <Skeleton width="100%" height={456} />;

function Draws({ prizeMode, lotteries }: SectionProps) {
  const lobby = useLobby();
  const text = usePageText();
  const kitText = useText();
  const [all, setAll] = useState(false);
  const list = useMemo(() => createOpenDraws(lobby, prizeMode), [lobby, prizeMode]);
  const { draws, error } = useStore(list.$state);

  if (error) {
    return (
      <Empty
        scene={error.kind === 'offline' ? 'offline' : 'error'}
        title={text('center.failed')}
        description={errorText(error, kitText)}
        action={text('failed.retry')}
        onAction={list.retry}
      />
    );
  }
  if (!draws) return <Waiting />;
  return (
    <>
      <ol className="open-draws">
        {shownOf(draws, all).map(draw => (
          <Draw
            key={`${draw.id} ${draw.drawNumber}`}
            draw={draw}
            lottery={lotteries.find(({ id }) => id === draw.id)}
          />
        ))}
      </ol>
      {!all && hasMore(draws) && (
        <Button variant="line" onClick={() => setAll(true)}>
          {text('draws.more')}
        </Button>
      )}
    </>
  );
}

/**
 * One draw.
 * @param lottery lottery of the draw, for its icon and time zone; undefined if the lottery menu does not contain it
 */
function Draw({ draw, lottery }: { draw: OpenDraw; lottery: Lottery | undefined }) {
  const { clock, config } = useLobby();
  const text = usePageText();
  const kitText = useText();
  const { drawAt, drawNumber, name } = draw;
  const number = text('draws.draw', { numero: drawNumber });
  return (
    <li>
      <Image src={lottery?.icon ?? null} base={config.gateway} className="open-draw-icon" />
      <p className="open-draw-name">
        {name}
        <span>{number}</span>
        {lottery && drawAt !== null && (
          <span>{zonedTime(drawAt, kitText.tag, lottery.zone, minutesAhead(drawAt))}</span>
        )}
      </p>
      <Countdown
        clock={clock}
        spec={draw}
        label={`${name}: ${number}`}
        day={kitText('count.day')}
        className="open-draw-count notranslate"
      />
    </li>
  );
}
