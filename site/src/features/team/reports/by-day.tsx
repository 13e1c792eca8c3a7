/** Stakes and wins of each day, as a chart or a table. Screen readers always read the table (TEAM-10). */
import { recordDate } from 'lobbykit/domain';
import { Segmented } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useState } from 'react';
import { Money } from '../../../shared/money/amount-text.tsx';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useDateFormat } from '../../../shared/time/use-date-format.ts';
import { dayName } from '../../records/list/days.ts';
import { LineChart } from './line-chart.tsx';
import type { TeamDay } from './overview-model.ts';

/** Returns noon (UTC) of a date, which is on the same date in every time zone less than twelve hours from UTC. */
const noonOf = (date: string) => Date.parse(`${date}T12:00:00Z`);

export function ByDay({ byDay }: { byDay: readonly TeamDay[] }) {
  const { clock, config } = useLobby();
  const text = useText();
  const { tag, ahead } = useDateFormat();
  const { signed: money } = useMoney();
  const [variant, setVariant] = useState<'chart' | 'table'>('chart');
  const today = recordDate(clock.serverNow(), config.timeZone);
  const name = (date: string) => dayName(noonOf(date), { tag, zone: 'UTC', ahead });
  const short = new Intl.DateTimeFormat(tag, { day: 'numeric', timeZone: 'UTC' });
  const mark = new Intl.NumberFormat(tag, {
    notation: 'compact',
    maximumSignificantDigits: 3,
    numberingSystem: 'latn',
  });
  const isOpen = byDay.at(-1)?.date === today;
  const lines = [
    { name: text('ag.money.stake'), values: byDay.map(day => Number(day.stake)), tone: 'accent' as const },
    { name: text('ag.money.win'), values: byDay.map(day => Number(day.win)), tone: 'info' as const },
  ];
  return (
    <section className="card team-days" aria-labelledby="team-days">
      <div className="team-days-header">
        <div>
          <h2 id="team-days">{text('ag.byDay')}</h2>
          {lines.map(line => (
            <span key={line.tone} className="chart-key" data-tone={line.tone}>
              {line.name}
            </span>
          ))}
        </div>
        <Segmented
          label={text('ag.byDay')}
          options={[
            { id: 'chart', label: text('ag.chart') },
            { id: 'table', label: text('ag.table') },
          ]}
          selected={variant}
          onSelect={setVariant}
        />
      </div>
      {variant === 'chart' && (
        <LineChart
          label={text('ag.chartLabel')}
          labels={byDay.map(({ date }) => (date === today ? text('ag.today.short') : short.format(noonOf(date))))}
          lines={lines}
          writeMark={value => mark.format(value)}
          write={(line, place) => money((line === 0 ? byDay[place]?.stake : byDay[place]?.win) ?? '0.00')}
          isLastOpen={isOpen}
        />
      )}
      {/* Focusable, because the table scrolls horizontally, which must also be possible with the keyboard. */}
      <div
        className={variant === 'table' ? 'team-table-room' : 'lk-hidden'}
        {...(variant === 'table' && { role: 'region', 'aria-label': text('ag.table'), tabIndex: 0 })}
      >
        <table className="team-table">
          <caption className="lk-hidden">{text('ag.byDay')}</caption>
          <thead>
            <tr>
              <th scope="col">{text('ag.day')}</th>
              <th scope="col">{text('ag.money.stake')}</th>
              <th scope="col">{text('ag.money.win')}</th>
              <th scope="col">{text('ag.result')}</th>
            </tr>
          </thead>
          <tbody>
            {byDay.map(day => (
              <tr key={day.date}>
                <th scope="row">{name(day.date)}</th>
                <td>
                  <Money amount={day.stake} />
                </td>
                <td>
                  <Money amount={day.win} />
                </td>
                <td>
                  <Money amount={day.result} signed />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
