/**
 * Page of one contract kind of the member: the pending offer, the contract in force, and its payouts (TEAM-21 to
 * TEAM-23).
 */
import { useStore } from '@nanostores/react';
import { errorText } from 'lobbykit';
import type { ContractKind } from 'lobbykit/domain';
import { Alert, Button, Empty } from 'lobbykit/parts';
import { useLobby, useSession, useText } from 'lobbykit/react';
import { useMemo } from 'react';
import { useTextsLoaded } from '../../shared/i18n/use-texts-loaded.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { useToasts } from '../../shared/overlays/toasts.ts';
import { RecordsWaiting } from '../records/list/record-list.tsx';
import { ListFooter } from '../team/list-footer.tsx';
import { TeamFailed, TextsLoaded } from '../team/team-page.tsx';
import { useTeamList } from '../team/use-team-list.ts';
import { type ContractStanding, createOwnContract, type OwnContractModel } from './contracts-model.ts';
import { CurrentPeriod } from './current-period.tsx';
import { EndContract } from './end-contract.tsx';
import { Payouts, PayoutTotals } from './payouts.tsx';
import { contractPayoutsSource } from './payouts-model.ts';
import { CONTRACT_TEXTS } from './texts.ts';
import { TiersTable } from './tiers-table.tsx';
import { useContractDates } from './use-contract-dates.ts';
import './contracts.css';

export const SalaryContractPage = () => <ContractPage kind="dailySalary" />;
export const DividendContractPage = () => <ContractPage kind="dividend" />;
export const HourContractPage = () => <ContractPage kind="hourlySalary" />;

function ContractPage({ kind }: { kind: ContractKind }) {
  const textsLoaded = useTextsLoaded(CONTRACT_TEXTS);
  return <TextsLoaded>{() => (textsLoaded ? <Contract key={kind} kind={kind} /> : <RecordsWaiting />)}</TextsLoaded>;
}

function Contract({ kind }: { kind: ContractKind }) {
  const lobby = useLobby();
  const text = useText();
  const session = useSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: recreates the model after a change of member
  const model = useMemo(() => createOwnContract(lobby, kind), [lobby, kind, session?.userName]);
  const { standing, error, actionError } = useStore(model.$state);
  if (!standing) {
    return error ? <TeamFailed error={error} onRetry={() => void model.actions.refresh()} /> : <RecordsWaiting />;
  }
  const { offered, running, next } = standing;
  return (
    <div className="team contract">
      {actionError && <Alert>{errorText(actionError, text)}</Alert>}
      <Owed standing={standing} />
      {offered && <Offered model={model} standing={standing} />}
      {running && <Running model={model} standing={standing} />}
      {next && <Next model={model} standing={standing} />}
      {!offered && !running && !next && (
        <Empty
          className="lk-empty records-none"
          scene="empty"
          title={text('ct.none')}
          description={text('ct.none.text')}
        />
      )}
      <Periods kind={kind} />
      <p className="team-asof">{text(`ct.every.${kind}`)}</p>
    </div>
  );
}

interface PartProps {
  readonly model: OwnContractModel;
  readonly standing: ContractStanding;
}

function Owed({ standing: { owed } }: Pick<PartProps, 'standing'>) {
  const text = useText();
  const money = useMoney();
  return Number(owed) > 0 && <Alert tone="info">{text('ct.owed', { amount: money.plain(owed) })}</Alert>;
}

function Offered({ model, standing: { kind, offered, running, next } }: PartProps) {
  const text = useText();
  const toasts = useToasts();
  const { upper, busy } = useStore(model.$state);
  if (!offered) return null;
  const respond = async (accept: boolean) => {
    if (await model.actions.respond(offered.offerId, accept))
      toasts.success(text(accept ? 'ct.accepted' : 'ct.refused'));
  };
  return (
    <section className="card contract-card" data-variant="offered">
      <h2>{text('ct.offered', { name: upper })}</h2>
      <TiersTable kind={kind} steps={offered.steps} />
      <p className="muted">{text(running || next ? 'ct.offered.instead' : 'ct.offered.first')}</p>
      <div className="choice">
        <Button variant="line" disabled={busy} onClick={() => void respond(false)}>
          {text('ct.refuse')}
        </Button>
        <Button busy={busy} onClick={() => void respond(true)}>
          {text('ct.accept')}
        </Button>
      </div>
    </section>
  );
}

function Running({ model, standing: { kind, running, current } }: PartProps) {
  const text = useText();
  const { at } = useContractDates();
  if (!running) return null;
  return (
    <section className="card contract-card">
      <h2>{text('ct.running')}</h2>
      <p className="muted">
        {running.ends === null
          ? text('ct.since', { at: at(running.starts) })
          : text('ct.endsAt', { at: at(running.ends) })}
      </p>
      {current && <CurrentPeriod kind={kind} current={current} />}
      <TiersTable kind={kind} steps={running.steps} reached={current?.step} />
      {running.ends === null && <End model={model} offerId={running.offerId} />}
    </section>
  );
}

function Next({ model, standing: { kind, next } }: PartProps) {
  const text = useText();
  const { at } = useContractDates();
  if (!next) return null;
  return (
    <section className="card contract-card">
      <h2>{text('ct.next', { at: at(next.starts) })}</h2>
      <TiersTable kind={kind} steps={next.steps} />
      {next.ends === null && <End model={model} offerId={next.offerId} />}
    </section>
  );
}

function End({ model, offerId }: { model: OwnContractModel; offerId: string }) {
  const text = useText();
  const toasts = useToasts();
  const { busy } = useStore(model.$state);
  const end = async () => {
    if (await model.actions.end(offerId)) toasts.success(text('ct.ended'));
  };
  return <EndContract busy={busy} onEnd={() => void end()} />;
}

function Periods({ kind }: { kind: ContractKind }) {
  const text = useText();
  const { state, actions } = useTeamList(contractPayoutsSource, { kind });
  const { rows, head, phase, error } = state;
  if (phase === 'failed') return <TeamFailed error={error} onRetry={actions.refresh} />;
  if (!head || rows.length === 0) return null;
  return (
    <section className="team-part" aria-labelledby="contract-periods">
      <h2 id="contract-periods">{text('ct.periods')}</h2>
      <PayoutTotals head={head} />
      <Payouts kind={kind} rows={rows} />
      <ListFooter state={state} onMore={actions.more} />
    </section>
  );
}
