import { formatDate, shortDate, zonedTime } from 'lobbykit/domain';
import { useLobby, useText } from 'lobbykit/react';
import { useDateFormat } from '../../shared/time/use-date-format.ts';
import type { TeamMember } from './members/members-model.ts';

/** Returns a formatter for a member's last activity: online, a time of today, or a date. */
export function useLastSeen(): (member: Pick<TeamMember, 'online' | 'lastLogin'>) => string {
  const { clock } = useLobby();
  const text = useText();
  const { tag, zone, ahead } = useDateFormat();
  return ({ online, lastLogin }) => {
    if (online) return text('ag.isOnline');
    if (lastLogin === null) return text('ag.never');
    const today = formatDate(clock.serverNow(), tag, zone);
    return formatDate(lastLogin, tag, zone) === today
      ? zonedTime(lastLogin, tag, zone, ahead(lastLogin))
      : shortDate(lastLogin, tag, zone);
  };
}
