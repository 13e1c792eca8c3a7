/** Dialog that exchanges points for play money: amount, result, and confirmation (GIFT-03). */
import { checkExchange, exchangeAmount, type PointsExchangeRate, TOAST_MS, wholePoints } from 'lobbykit/domain';
import { Button, FormFrame, InputField, Modal } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useEffect, useState } from 'react';
import { useAmountInput } from '../../shared/money/use-amount-input.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { usePoints } from '../../shared/money/use-points.ts';
import { useToasts } from '../../shared/overlays/toasts.ts';
import { useErrorToast } from '../../shared/overlays/use-error-toast.ts';
import type { PointsStoreModel } from './points-store-model.ts';

/** Maximum number of typed characters: twelve digits and their group separators. */
const LONGEST = 15;

export interface ExchangeSheetProps {
  readonly open: boolean;
  readonly model: Pick<PointsStoreModel, 'exchange'>;
  /** Points balance of the member. */
  readonly points: string;
  readonly terms: PointsExchangeRate;
  readonly onClose: () => void;
}

export function ExchangeSheet({ open, model, points: have, terms, onClose }: ExchangeSheetProps) {
  const text = useText();
  const money = useMoney();
  const write = usePoints();
  const showError = useErrorToast();
  const toasts = useToasts();
  const [points, setPoints] = useState('');
  const [tried, setTried] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!open) return;
    setPoints('');
    setTried(false);
    setConfirming(false);
  }, [open]);

  const issue = checkExchange(points, have, terms);
  const all = wholePoints(have);
  const sum = exchangeAmount(points, terms);
  const textParams = { points: write(points === '' ? '0' : points), sum: money.plain(sum) };
  const errors = {
    missing: text('ml.exMissing'),
    min: text('ml.exLeast', { min: write(String(terms.min)) }),
    funds: text('ml.exFunds', { points: write(have) }),
  };
  const go = async () => {
    setBusy(true);
    try {
      await model.exchange(points, sum);
      toasts.notice(text('ml.exDone', { sum: textParams.sum }), TOAST_MS);
      onClose();
    } catch (error) {
      setConfirming(false);
      await showError(error);
    } finally {
      setBusy(false);
    }
  };
  const next = () => {
    setTried(true);
    if (!issue) setConfirming(true);
  };
  return (
    <Modal
      open={open}
      title={text('ml.exTitle')}
      closeLabel={text('rw.close')}
      className="points-store-sheet"
      onClose={() => !busy && onClose()}
    >
      {confirming ? (
        <div className="points-store-form">
          <p className="points-store-ask" role="status">
            {text('ml.exAsk', textParams)}
          </p>
          <Button busy={busy} onClick={() => void go()}>
            {text('ml.exYes', textParams)}
          </Button>
          <Button variant="line" disabled={busy} onClick={() => setConfirming(false)}>
            {text('ml.change')}
          </Button>
        </div>
      ) : (
        <FormFrame className="points-store-form" onSubmit={next}>
          <PointsField
            key={String(open)}
            note={text('ml.exNote', { min: write(String(terms.min)) })}
            error={tried && issue ? errors[issue] : undefined}
            points={points}
            onPoints={setPoints}
          />
          {all !== '0' && (
            <Button variant="line" className="points-store-all" onClick={() => setPoints(all)}>
              {text('ml.all', { points: write(all) })}
            </Button>
          )}
          <p className="points-store-line">
            <span>{text('ml.gets')}</span>
            <output>{textParams.sum}</output>
          </p>
          <Button type="submit">{text('ml.next')}</Button>
        </FormFrame>
      )}
    </Modal>
  );
}

interface PointsFieldProps {
  readonly note: string;
  readonly error: string | undefined;
  readonly points: string;
  readonly onPoints: (points: string) => void;
}

/** Input for a number of points. Points are integers, so any grouping of the digits is accepted (1,500 or 1.500). */
function PointsField({ note, error, points, onPoints }: PointsFieldProps) {
  const text = useText();
  const field = useAmountInput({ amount: points, decimals: 0, onAmount: onPoints });
  return (
    <div ref={field.box} onPaste={field.onPaste}>
      <InputField
        name="points"
        label={text('ml.exField')}
        note={note}
        error={field.error ?? error}
        value={field.shown}
        inputMode="numeric"
        enterKeyHint="next"
        maxLength={LONGEST}
        required
        onInput={field.onInput}
      />
    </div>
  );
}
