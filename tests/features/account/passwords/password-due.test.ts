import { catalog, changePassword, inboxUnread, memberInfo, renewSession } from 'lobbykit/wire';
import { describe, expect, it } from 'vitest';
import {
  accountGateway,
  bearer,
  logIn,
  PASSWORD,
  type SessionResponse,
} from '../../../helpers/gateway/account-steps.ts';
import { onBothEngines } from '../../../helpers/gateway/engines.ts';
import type { Reply } from '../../../helpers/gateway.ts';

/** Calls that a member with a required password change may make. */
const ADMITTED = ['changePassword', 'chatUnread', 'launchChat', 'logout', 'memberInfo', 'renewSession', 'sessionEnd'];
const NEW = 'Heron-2026';
const REJECTED = [403, 'password.due'];
const statusOf = ({ status, body }: Reply) => [status, body.errorCode];

onBothEngines(
  'required password change',
  twins => {
    const setMember = (userName: string, changes: { must_change_password: boolean; type?: number }) =>
      twins.server.db.updateTable('members').set(changes).where('user_name', '=', userName).execute();

    describe('LOGIN-18 catalog calls during a required password change', () => {
      it.each(catalog.map(endpoint => [endpoint.name, endpoint] as const))(
        '%s call is rejected during a required password change unless the call is allowed',
        async (name, endpoint) => {
          const userName = `due${name}`;
          const { token } = await twins.server.memberSession({ userName });
          // Uses an agent, because some calls are restricted to agents.
          const call = async (must_change_password: boolean) => {
            await setMember(userName, { must_change_password, type: 1 });
            return statusOf(await twins.server.call(endpoint, undefined, bearer(token)));
          };
          const isOpen = endpoint.auth !== 'required' || ADMITTED.includes(name);
          if (!isOpen) expect(await call(true)).toEqual(REJECTED);
          expect([401, 403]).not.toContain((await call(isOpen))[0]);
        },
      );
    });

    it('LOGIN-18 required password change applies to all sessions including renewed ones and ends with the change', async () => {
      const open = async () => (await logIn(twins.server, 'member0')).body.value.token;
      const unread = async (token: string) => statusOf(await twins.at(1).call(inboxUnread, undefined, bearer(token)));
      const early = await open();
      expect(await unread(early)).toEqual([200, undefined]);
      await setMember('member0', { must_change_password: true });
      expect(await unread(early)).toEqual(REJECTED);
      const renewed = await twins.server.call<SessionResponse>(renewSession, undefined, bearer(await open()));
      expect(renewed.body.value.firstTimeLogin).toBe(true);
      const { token } = renewed.body.value;
      expect(await unread(token)).toEqual(REJECTED);
      expect((await twins.at(1).call(memberInfo, undefined, bearer(token))).status).toBe(200);

      const body = { oldPassword: PASSWORD, newPassword: NEW, confirmNewPassword: NEW };
      const changed = await twins.at(1).call<{ token: string }>(changePassword, body, bearer(token));
      expect(await unread(changed.body.value.token)).toEqual([200, undefined]);
      expect((await unread(early))[0]).toBe(401);
    });
  },
  { open: accountGateway },
);
