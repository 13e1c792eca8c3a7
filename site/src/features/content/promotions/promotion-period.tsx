/** Start and end dates of a promotion in the page language; renders nothing if unknown (PROMO-10). */
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { Icon } from '../../../shared/icons/icon.tsx';
import { useDateFormat } from '../../../shared/time/use-date-format.ts';
import type { Promotion } from './parse-promotions.ts';
import { periodText } from './period-text.ts';

export function PromotionPeriod({ promotion }: { promotion: Promotion }) {
  const text = usePageText();
  const period = periodText(promotion, text, useDateFormat());
  if (!period) return null;
  return (
    <p className="promo-period">
      <Icon name="calendar" size={16} />
      {period}
    </p>
  );
}
