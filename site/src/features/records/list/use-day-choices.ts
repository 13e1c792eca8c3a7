import type { RecordPeriod } from 'lobbykit/domain';
import { usePageText } from '../../../shared/i18n/page-text.ts';

/** Returns the predefined day ranges of the filter, with their labels. */
export function useDayChoices(): readonly { readonly id: RecordPeriod; readonly label: string }[] {
  const text = usePageText();
  return [
    { id: 'today', label: text('records.today') },
    { id: 'yesterday', label: text('records.yesterday') },
    { id: '7', label: text('records.days7') },
    { id: '31', label: text('records.days31') },
  ];
}
