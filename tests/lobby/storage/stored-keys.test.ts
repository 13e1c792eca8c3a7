import { expect, it } from 'vitest';
import { accountServerHere, credentials, openTab, storedBy } from '../account/account-kit.ts';

const server = accountServerHere();

it('SESS-03 SESS-04 SESS-18 session data is stored with the documented keys', async () => {
  server.on('POST /wps/member/trialuser', () => ({ value: { userName: 'ann' } }));
  server.on('POST /wps/session/login/freeplay', () => ({
    value: { token: 'tok', userName: 'ann', customerType: 4 },
  }));
  const tab = openTab(server.url, { languages: ['EN', 'VI'] });
  await tab.lobby.login(credentials, { remember: true });
  tab.lobby.setLanguage('VI');
  tab.lobby.setTheme('dark');
  await tab.lobby.startTrial({ ageConfirmed: true });
  await tab.lobby.refreshMember();
  const { session, local } = storedBy(tab);
  expect(Object.keys(session).sort()).toEqual(['MC_SESSION_INFO', 'trialName']);
  const shared = ['MC_REMEMBER_LOGIN', 'MC_SESSION_INFO', 'autoLogin', 'language', 'memberInfo', 'theme'];
  expect(Object.keys(local).sort()).toEqual(shared);
});
