/** Change of a value compared to the previous period. It has a color only if more is clearly better. */
import { Icon } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { agentShape } from '../icons.ts';
import { changeOf, type FigureChange } from '../totals.ts';

interface ShownProps {
  readonly direction: FigureChange['direction'];
  /** Size of the change as text, without a sign. */
  readonly label: string;
  readonly isGood: boolean;
  readonly pill?: boolean;
}

function Shown({ direction, label, isGood, pill }: ShownProps) {
  const text = useText();
  if (direction === 'same') return <span className="team-change">{text('ag.same')}</span>;
  const variant = isGood ? (direction === 'more' ? 'good' : 'bad') : undefined;
  const icon = pill ? (direction === 'more' ? 'rise' : 'fall') : direction === 'more' ? 'up' : 'down';
  return (
    <span className="team-change" data-variant={variant} data-pill={pill ? '' : undefined}>
      <Icon shape={agentShape(icon)} size={16} />
      <span className="lk-hidden">{text(`ag.${direction}.than`)} </span>
      {label}
    </span>
  );
}

/**
 * Change of an amount compared to the previous period.
 * @param isGood true if more is clearly better, so that the change has a color
 */
export function AmountChange(props: { now: string; before: string; isGood: boolean; pill?: boolean }) {
  const { now, before, isGood, pill } = props;
  const text = useText();
  const { direction, tenths } = changeOf(now, before);
  const share = new Intl.NumberFormat(text.tag, { minimumFractionDigits: 1, numberingSystem: 'latn' });
  const label = tenths === null ? text('ag.noneBefore') : `${share.format(tenths / 10)}%`;
  return <Shown direction={direction} label={label} isGood={isGood} pill={pill} />;
}

export function CountChange({ now, before }: { now: number; before: number }) {
  const { tag } = useText();
  const number = new Intl.NumberFormat(tag, { numberingSystem: 'latn' });
  const direction = now === before ? 'same' : now > before ? 'more' : 'less';
  return <Shown direction={direction} label={number.format(Math.abs(now - before))} isGood />;
}
