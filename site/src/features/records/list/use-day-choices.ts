import type { RecordPeriod } from 'lobbykit/domain';
import { usePageText } from '../../../shared/i18n/page-text.ts';

/** Predefined day ranges. */
export function useDayChoices(): readonly { readonly id: RecordPeriod; readonly label: string }[] {
  const text = usePageText();
  return [
    { id: 'today', label: text('records.today') },
    { id: 'yesterday', label: text('records.yesterday') },
    { id: '7', label: text('records.days7') },
    { id: '31', label: text('records.days31') },
  ];
}
