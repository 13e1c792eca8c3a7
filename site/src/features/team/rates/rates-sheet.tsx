/** Dialog to change the rates of one member, effective immediately (TEAM-13). */
import { useStore } from '@nanostores/react';
import { errorText } from 'lobbykit';
import { Alert, Button, FormFrame, Modal, Skeleton } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useMemo, useState } from 'react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { useToasts } from '../../../shared/overlays/toasts.ts';
import { categoryTitle } from '../../games/category-menu.ts';
import { createMemberCard, type Rate } from '../members/member-model.ts';
import { TeamFailed } from '../team-page.tsx';
import { RateTiers } from './rate-tiers.tsx';
import { useRateTexts } from './rates.tsx';

interface RatesSheetProps {
  /** User name of the member whose dialog is open; null if closed. */
  readonly userName: string | null;
  readonly onClose: () => void;
  /** Called when the rates have changed. */
  readonly onDone: () => void;
}

export function RatesSheet({ userName, onClose, onDone }: RatesSheetProps) {
  const text = useText();
  const pageText = usePageText();
  return (
    <Modal
      open={userName !== null}
      title={text('ag.rates.of', { name: userName ?? '' })}
      closeLabel={pageText('dialog.close')}
      onClose={onClose}
    >
      {userName !== null && <ChangeRates key={userName} userName={userName} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

function ChangeRates({ userName, onClose, onDone }: RatesSheetProps & { userName: string }) {
  const lobby = useLobby();
  const text = useText();
  const pageText = usePageText();
  const toasts = useToasts();
  const write = useRateTexts();
  const model = useMemo(() => createMemberCard(lobby, userName), [lobby, userName]);
  const { card, error, busy, actionError } = useStore(model.$state);
  /** Changed rates; null until the agent changes a rate. */
  const [chosen, setChosen] = useState<readonly Rate[] | null>(null);
  if (error && !card) return <TeamFailed error={error} onRetry={model.actions.refresh} />;
  if (!card) return <Skeleton width="100%" height={280} />;
  if (!card.canRate) return <p>{text('ag.rates.fixed')}</p>;
  const rates = chosen ?? card.rates;
  const before = (category: string) => card.rates.find(rate => rate.category === category)?.tenths ?? 0;
  const changed = rates.filter(({ category, tenths }) => tenths !== before(category));
  const changes = changed.map(({ category, tenths }) =>
    text('ag.rates.change', {
      name: pageText(categoryTitle(category)),
      before: write(before(category)),
      after: write(tenths),
    }),
  );
  const save = async () => {
    if (!(await model.actions.rate(changed))) return;
    toasts.success(text('ag.rates.saved', { name: userName }));
    onDone();
  };
  return (
    <FormFrame
      className="transfer"
      onSubmit={() => {
        void save();
      }}
    >
      <p className="muted">{text('ag.rates.rules', { name: userName })}</p>
      {card.isBound && <Alert tone="info">{text('ag.rates.bound', { name: userName })}</Alert>}
      <RateTiers
        title={text('ag.rates')}
        max={card.maxRates}
        min={card.isBound ? card.rates : card.minRates}
        isBound={card.isBound}
        rates={rates}
        onRates={setChosen}
      />
      {changes.length > 0 && (
        <Alert tone="info">{text('ag.rates.atOnce', { name: userName, changes: changes.join(', ') })}</Alert>
      )}
      {actionError && <Alert>{errorText(actionError, text)}</Alert>}
      <div className="choice">
        <Button variant="line" onClick={onClose}>
          {text('ag.cancel')}
        </Button>
        <Button type="submit" busy={busy} disabled={changed.length === 0}>
          {text('ag.rates.save')}
        </Button>
      </div>
    </FormFrame>
  );
}
