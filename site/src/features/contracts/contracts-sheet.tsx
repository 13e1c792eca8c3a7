/**
 * Dialog of an agent about one direct member: contracts in force, pending offers, and the form for an offer (TEAM-21).
 */
import { useStore } from '@nanostores/react';
import { errorText } from 'lobbykit';
import type { ContractKind } from 'lobbykit/domain';
import { Alert, Button, Modal, Skeleton } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useMemo, useState } from 'react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { useTextsLoaded } from '../../shared/i18n/use-texts-loaded.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { useToasts } from '../../shared/overlays/toasts.ts';
import { TeamFailed } from '../team/team-page.tsx';
import { type ContractStanding, createMemberContracts, type MemberContractsModel } from './contracts-model.ts';
import { CurrentPeriod } from './current-period.tsx';
import { EndContract } from './end-contract.tsx';
import { OfferTiers } from './offer-tiers.tsx';
import { CONTRACT_TEXTS } from './texts.ts';
import { TiersTable } from './tiers-table.tsx';
import { useContractDates } from './use-contract-dates.ts';

interface ContractsSheetProps {
  /** User name of the member whose dialog is open; null if closed. */
  readonly userName: string | null;
  readonly onClose: () => void;
}

export function ContractsSheet({ userName, onClose }: ContractsSheetProps) {
  const text = useText();
  const pageText = usePageText();
  return (
    <Modal
      open={userName !== null}
      title={text('ag.contractsOf', { name: userName ?? '' })}
      closeLabel={pageText('dialog.close')}
      onClose={onClose}
    >
      {userName !== null && <Contracts key={userName} userName={userName} />}
    </Modal>
  );
}

function Contracts({ userName }: { userName: string }) {
  const lobby = useLobby();
  const text = useText();
  const toasts = useToasts();
  const textsLoaded = useTextsLoaded(CONTRACT_TEXTS);
  const model = useMemo(() => createMemberContracts(lobby, userName), [lobby, userName]);
  const { standings, canOffer, decimals, error, busy, actionError } = useStore(model.$state);
  const [offering, setOffering] = useState<ContractKind | null>(null);
  if (error && !standings) return <TeamFailed error={error} onRetry={() => void model.actions.refresh()} />;
  if (!standings || !textsLoaded) return <Skeleton width="100%" height={320} />;
  if (!canOffer) return <p>{text('ct.notOffered')}</p>;
  const chosen = standings.find(({ kind }) => kind === offering);
  if (chosen) {
    const { kind, offered, running, next } = chosen;
    return (
      <OfferTiers
        kind={kind}
        first={(offered ?? next ?? running)?.steps ?? []}
        decimals={decimals}
        busy={busy}
        offerError={actionError}
        onCancel={() => setOffering(null)}
        onOffer={async (steps, paymentPassword) => {
          if (!(await model.actions.offer(kind, steps, paymentPassword))) return;
          toasts.success(text('ct.offer.sent', { name: userName }));
          setOffering(null);
        }}
      />
    );
  }
  return (
    <div className="contract-kinds" data-list="">
      {actionError && <Alert>{errorText(actionError, text)}</Alert>}
      {standings.map(standing => (
        <Kind key={standing.kind} standing={standing} model={model} onOffer={() => setOffering(standing.kind)} />
      ))}
    </div>
  );
}

interface KindProps {
  readonly standing: ContractStanding;
  readonly model: MemberContractsModel;
  readonly onOffer: () => void;
}

function Kind({ standing, model, onOffer }: KindProps) {
  const text = useText();
  const money = useMoney();
  const toasts = useToasts();
  const { at } = useContractDates();
  const { busy } = useStore(model.$state);
  const { kind, offered, running, next, current, owed, lastOutcome } = standing;
  const endable = [running, next].find(one => one && one.ends === null);
  const end = async (offerId: string, done: 'ct.ended' | 'ct.takenBack') => {
    if (await model.actions.end(offerId)) toasts.success(text(done));
  };
  return (
    <section aria-labelledby={`contract-${kind}`}>
      <h3 id={`contract-${kind}`}>{text(`ct.kind.${kind}`)}</h3>
      {Number(owed) > 0 && <Alert tone="info">{text('ct.youOwe', { amount: money.plain(owed) })}</Alert>}
      {running && (
        <>
          <p>{running.ends === null ? text('ct.running') : text('ct.endsAt', { at: at(running.ends) })}</p>
          {current && <CurrentPeriod kind={kind} current={current} />}
          <TiersTable kind={kind} steps={running.steps} reached={current?.step} />
        </>
      )}
      {next && (
        <>
          <p>{text('ct.next', { at: at(next.starts) })}</p>
          <TiersTable kind={kind} steps={next.steps} />
        </>
      )}
      {offered && (
        <>
          <p>{text('ct.waits')}</p>
          <TiersTable kind={kind} steps={offered.steps} />
        </>
      )}
      {!running && !next && !offered && <p>{text(lastOutcome === 'refused' ? 'ct.last.refused' : 'ct.none')}</p>}
      <div className="choice">
        {offered && (
          <Button variant="line" disabled={busy} onClick={() => void end(offered.offerId, 'ct.takenBack')}>
            {text('ct.takeBack')}
          </Button>
        )}
        <Button
          variant="line"
          label={`${text(running || next || offered ? 'ct.offerNew' : 'ct.offer')}: ${text(`ct.kind.${kind}`)}`}
          onClick={onOffer}
        >
          {text(running || next || offered ? 'ct.offerNew' : 'ct.offer')}
        </Button>
      </div>
      {endable && <EndContract busy={busy} onEnd={() => void end(endable.offerId, 'ct.ended')} />}
    </section>
  );
}
