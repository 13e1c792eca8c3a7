/** One-time secrets with concurrent callers, on both databases. */
import { login, passwordByVerification, renewSession, slideCheck, slidePuzzle, smsCode } from 'lobbykit/wire';
import { beforeAll, expect, it } from 'vitest';
import { createLoginLink } from '../../../site/gateway/features/account/login/login-links.ts';
import { findByName } from '../../../site/gateway/features/account/members-repository.ts';
import { createTemporary } from '../../../site/gateway/features/account/passwords/temporary-passwords.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import {
  bearer,
  DIALING,
  getCode,
  holeOf,
  isAccepted,
  KNOWN,
  otherCode,
  slidePass,
} from '../../helpers/gateway/verification-steps.ts';
import type { Reply, TestGateway } from '../../helpers/gateway.ts';

const MINUTE = 60_000;
const AT_ONCE = 8;

onBothEngines(
  'one-time secrets',
  twins => {
    let server: TestGateway;
    beforeAll(() => {
      server = twins.server;
    });

    /** Returns the results of several identical concurrent calls. */
    const atOnce = async (call: (n: number) => Promise<Reply>) => {
      const replies = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => call(n)));
      return replies.map(({ status, body }) => body.errorCode ?? status).sort();
    };
    const onlyOne = (errorCode: string) => [200, ...Array.from({ length: AT_ONCE - 1 }, () => errorCode)];
    const member0 = async () => (await findByName(server.db, 'demo', 'member0'))!;

    it('S37 slide puzzle accepts only one answer and a slide token sends only one code', async () => {
      const { body } = await server.call<{ id: string }>(slidePuzzle, { purpose: 'login', mobileNum: KNOWN });
      const { id } = body.value;
      const x = await holeOf(server, id);
      expect(await atOnce(() => server.call(slideCheck, { id, x }))).toEqual(onlyOne('slide.wrong'));
      const pass = await slidePass(server, 'login', KNOWN);
      const request = { mobileNum: KNOWN, countryDialingCode: DIALING, slidePass: pass };
      expect(await atOnce(() => server.call(smsCode, request))).toEqual(onlyOne('slide.wrong'));
    });

    it('S36 concurrent requests with separate slide tokens send one code a minute', async () => {
      await server.advance(MINUTE);
      const passes = await Promise.all(Array.from({ length: AT_ONCE }, () => slidePass(server, 'login', KNOWN)));
      const requestCode = (n: number) =>
        server.call(smsCode, { mobileNum: KNOWN, countryDialingCode: DIALING, slidePass: passes[n] });
      expect(await atOnce(requestCode)).toEqual(onlyOne('busy'));
    });

    it('S36 code accepts at most five attempts, even with concurrent calls', async () => {
      await server.advance(MINUTE);
      const code = await getCode(server, 'recovery');
      const wrong = { mobileNum: KNOWN, verificationCode: otherCode(code), newPassword: 'Better-2026' };
      await atOnce(() => server.call(passwordByVerification, wrong));
      expect(await isAccepted(server, code)).toBe(false);
      const { attempts_left } = await server.db
        .selectFrom('codes')
        .select('attempts_left')
        .where('purpose', '=', 'recovery')
        .executeTakeFirstOrThrow();
      expect(attempts_left).toBe(0);
    });

    it('S12 login link starts only one session, even if it is used concurrently', async () => {
      const token = await createLoginLink(server.db, await member0(), server.now());
      expect(await atOnce(() => server.call(renewSession, undefined, bearer(token)))).toEqual(
        onlyOne('session.expired'),
      );
    });

    it('temporary password logs in only once, even with concurrent logins', async () => {
      const password = await createTemporary(server.db, (await member0()).id, server.now());
      const logIn = () => server.call(login, { type: 'username', username: 'member0', password });
      expect((await atOnce(logIn)).filter(outcome => outcome === 200)).toHaveLength(1);
    });
  },
  { inGate: true },
);
