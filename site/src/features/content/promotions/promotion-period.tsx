/** When a promotion runs, in the language of the page; nothing where that is not known (PROMO-10). */
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { Icon } from '../../../shared/icons/icon.tsx';
import { useDateFormat } from '../../../shared/time/use-date-format.ts';
import type { Promotion } from './parse-promotions.ts';
import { periodText } from './promotion-rules.ts';

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
