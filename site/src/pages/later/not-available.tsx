/** A page whose screen comes later: says so, and names the way back. */
import { Empty } from 'lobbykit/parts';
import { usePageText } from '../../i18n/page-text.ts';
import { useBack } from '../../router/use-back.ts';
import '../../styles/later.css';

export function NotAvailable() {
  const text = usePageText();
  const back = useBack();
  return (
    <Empty
      className="lk-empty later"
      scene="none"
      title={text('later.title')}
      words={text('later.text')}
      action={text('later.back')}
      onAction={back}
    />
  );
}
