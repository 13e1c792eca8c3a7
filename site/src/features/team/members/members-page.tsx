/**
 * Team management: downline members by name or level, member details, and transfers to several members (TEAM-12,
 * TEAM-14).
 */

import { useStore } from '@nanostores/react';
import { Button, Empty, Icon, Pills } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useMemo, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { HeaderTool } from '../../../shared/layout/header-tool.tsx';
import { useToasts } from '../../../shared/overlays/toasts.ts';
import { RecordsWaiting } from '../../records/list/record-list.tsx';
import { AGENT_FLAGS } from '../flags.ts';
import { agentShape } from '../icons.ts';
import { createTeamList } from '../list-model.ts';
import { type MembersFilter, membersSource, type TeamMember } from './members-model.ts';
import { MEMBER_SORTS, membersUrl, parseMembersFilter } from './members-url.ts';
import './members.css';
import { ContractsSheet } from '../../contracts/contracts-sheet.tsx';
import { ListFooter } from '../list-footer.tsx';
import { Search } from '../search.tsx';
import { TeamFailed, TeamGate } from '../team-page.tsx';
import { Breadcrumbs } from '../upline-trail.tsx';
import { useTeamList } from '../use-team-list.ts';
import { MemberRow } from './member-row.tsx';
import { MemberSheet } from './member-sheet.tsx';
import { TransferSheet } from './transfer-sheet.tsx';

/** Maximum number of recipients of one transfer. */
const MAX_CHOSEN = 100;
const ANYBODY: MembersFilter = { search: '', level: 1, userName: '', sort: 'userName', order: 'asc' };

export const TeamMembersPage = () => <TeamGate flag={AGENT_FLAGS.team}>{() => <Members />}</TeamGate>;

function Members() {
  const text = useText();
  const toasts = useToasts();
  const [, navigate] = useLocation();
  const filter = parseMembersFilter(useSearch());
  const { state, actions } = useTeamList(membersSource, filter);
  const { rows, head, phase, error, total } = state;
  const [card, setCard] = useState<string | null>(null);
  /** User names of the selected members; null while members cannot be selected. */
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [receivers, setReceivers] = useState<readonly string[] | null>(null);
  const [agreeing, setAgreeing] = useState<string | null>(null);
  const to = (next: MembersFilter) => navigate(membersUrl(next), { replace: true });
  const toggle = ({ userName }: TeamMember) => {
    if (!chosen) return setCard(userName);
    if (chosen.includes(userName)) return setChosen(chosen.filter(one => one !== userName));
    if (chosen.length < MAX_CHOSEN) setChosen([...chosen, userName]);
  };
  return (
    <div className="team team-members">
      <HeaderTool>
        <Link href="/m/agentRegister" className="lk-button" data-variant="icon" aria-label={text('ag.bar.open')}>
          <Icon shape={agentShape('user-plus')} />
        </Link>
      </HeaderTool>
      <Search value={filter.search} onSearch={search => to({ ...filter, search, userName: '' })} />
      <Levels filter={filter} onLevel={level => to({ ...filter, level, userName: '' })} />
      <div className="members-tools">
        <Pills
          label={text('ag.sort')}
          pills={MEMBER_SORTS.map(([id]) => ({ id, label: text(`ag.sort.${id}`) }))}
          selected={filter.sort}
          onSelect={id => to({ ...filter, sort: MEMBER_SORTS.find(([one]) => one === id)?.[0] ?? 'userName' })}
        />
      </div>
      {phase === 'failed' && <TeamFailed error={error} onRetry={actions.refresh} />}
      {phase === 'loading' && !head && <RecordsWaiting />}
      {head && (
        <>
          {filter.search || filter.level > 0 ? (
            <p className="team-trail">{text('ag.found', { count: String(total) })}</p>
          ) : (
            <Breadcrumbs
              path={head.path}
              total={total}
              hrefOf={userName => membersUrl({ sort: filter.sort, userName })}
            />
          )}
          {rows.length === 0 && phase === 'ready' && (
            <Empty
              className="lk-empty records-none"
              scene={filter.search ? 'none' : 'empty'}
              title={text(filter.search ? 'ag.nobodyFound' : 'ag.noMembers')}
              description=""
              action={filter.search ? text('ag.showAll') : undefined}
              onAction={filter.search ? () => navigate(membersUrl({}), { replace: true }) : undefined}
            />
          )}
          {rows.length > 0 && (
            <>
              <ul className="card members">
                {rows.map(row => (
                  <li key={row.userName}>
                    <MemberRow row={row} chosen={chosen?.includes(row.userName)} onPress={() => toggle(row)} />
                    {row.teamSize > 0 && !chosen && (
                      <Link
                        href={membersUrl({ sort: filter.sort, userName: row.userName })}
                        className="lk-button"
                        data-variant="icon"
                        aria-label={text('ag.below', { name: row.userName })}
                      >
                        <Icon shape={agentShape('right')} size={20} />
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
              <div className="members-several">
                <Button variant="line" onClick={() => setChosen(chosen ? null : [])}>
                  {text(chosen ? 'ag.cancel' : 'ag.several')}
                </Button>
                {chosen && (
                  <Button disabled={chosen.length === 0} onClick={() => setReceivers(chosen)}>
                    {text('ag.transferTo', { count: String(chosen.length) })}
                  </Button>
                )}
              </div>
              <ListFooter state={state} onMore={actions.more} />
            </>
          )}
        </>
      )}
      <MemberSheet
        userName={card}
        onClose={() => setCard(null)}
        onTransfer={name => {
          setCard(null);
          setReceivers([name]);
        }}
        onContracts={name => {
          setCard(null);
          setAgreeing(name);
        }}
        onChanged={actions.refresh}
      />
      <ContractsSheet userName={agreeing} onClose={() => setAgreeing(null)} />
      <TransferSheet
        userNames={receivers}
        onClose={() => setReceivers(null)}
        onDone={() => {
          setReceivers(null);
          setChosen(null);
          toasts.success(text('ag.transferred'));
          actions.refresh();
        }}
      />
    </div>
  );
}

/** Level filter with the number of members on each level, which does not depend on the other filters. */
function Levels({ filter, onLevel }: { filter: MembersFilter; onLevel: (level: number) => void }) {
  const lobby = useLobby();
  const text = useText();
  const list = useMemo(() => createTeamList(lobby, membersSource, ANYBODY), [lobby]);
  const levels = useStore(list.$state).head?.levels ?? [];
  if (levels.length < 2) return null;
  return (
    <Pills
      label={text('ag.levels')}
      pills={[
        { id: '0', label: text('ag.directOnly') },
        ...levels.map(({ level, count }) => ({
          id: String(level),
          label: text('ag.level', { level: String(level), count: String(count) }),
        })),
      ]}
      selected={String(filter.level)}
      onSelect={id => onLevel(Number(id))}
    />
  );
}
