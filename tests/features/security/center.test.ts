import {
  customerSecurityQuestions,
  endOtherSessions,
  endSession,
  login,
  memberInfo,
  openSessions,
  resetPaymentPassword,
  saveSecurityQuestions,
  securityConfig,
  securityQuestions,
  sessionEnd,
  setPaymentPassword,
} from 'lobbykit/wire';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../helpers/eventually.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { callErrorOf, PASSWORD, PIN, withdrawer } from '../../helpers/gateway/withdrawal-steps.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';

interface Session {
  readonly sessionId: number;
  readonly device: string;
  readonly place: string | null;
  readonly lastTime: number;
  readonly isCurrent: boolean;
}

onBothEngines('security center', twins => {
  const logIn = async (username: string, userAgent: string, n = 0) => {
    const { body } = await twins
      .at(n)
      .call<{ token: string }>(login, { type: 'username', username, password: PASSWORD }, { 'User-Agent': userAgent });
    expect([body.success, body.errorCode]).toEqual([true, undefined]);
    return body.value.token;
  };
  const request = <T>(token: string, { path, moduleId }: { path: string; moduleId: string }, n = 0) =>
    twins.at(n).get<T>(path, { ModuleId: moduleId, Authorization: `Bearer ${token}` });
  const mailsTo = (recipient: string) =>
    twins.server.db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).orderBy('id').execute();
  const ANSWERS = [
    { id: 'street', answer: 'Phố Huế' },
    { id: 'pet', answer: 'Mực' },
  ];

  describe('security settings', () => {
    it('SAFE-01 EP-09 security settings contain the masked contacts and the time of the password change', async () => {
      const member = await withdrawer(twins.server, { isNew: true, email: 'lan@example.com' });
      const before = await member.get<Record<string, unknown>>(securityConfig);
      expect(before.body.value).toMatchObject({
        email: 'l***@example.com',
        mobileNum: null,
        passwordTime: twins.server.now(),
        hasPaymentPassword: false,
        hasSecurityQuestions: false,
        cards: 0,
        maxCards: 5,
      });
      const { db } = twins.server;
      const number = { dialing_code: '84', mobile: `9${String(member.memberId).padStart(8, '0')}` };
      await db.updateTable('members').set(number).where('id', '=', member.memberId).execute();
      const after = await member.get<{ mobileNum: string }>(securityConfig);
      expect(after.body.value.mobileNum).toBe(`+84 ••• ••• ${number.mobile.slice(-3)}`);
    });

    it('SAFE-01 every security call is rejected without the flag SECPRIV', async () => {
      const member = await withdrawer(twins.server, { isNew: true });
      const set = async (enabled: boolean) => {
        await twins.server.db.updateTable('flags').set({ enabled }).where('name', '=', 'SECPRIV').execute();
        for (const one of twins.all) one.changed();
      };
      await set(false);
      for (const call of [securityConfig, securityQuestions, customerSecurityQuestions, openSessions]) {
        expect((await member.get(call)).body.errorCode).toBe('permission.denied');
      }
      expect(await callErrorOf(member.call(endOtherSessions))).toMatchObject({ code: 'permission.denied' });
      await set(true);
      expect((await member.get(securityConfig)).body.success).toBe(true);
    });
  });

  describe('security questions', () => {
    it('SAFE-03 security questions require the password and two or three listed questions with distinct answers', async () => {
      const member = await withdrawer(twins.server, { isNew: true, email: 'ask@example.com' });
      const offered = (await member.get<{ id: string; question: string }[]>(securityQuestions, { language: 'VI' })).body
        .value;
      expect(offered.find(({ id }) => id === 'street')?.question).toBe('Bạn lớn lên ở con phố nào?');
      const save = (answers: object[], password = PASSWORD) =>
        callErrorOf(member.call(saveSecurityQuestions, { answers, password }));
      const [street, pet] = ANSWERS;
      expect(await save([street!])).toMatchObject({ code: 'questions.count', value: { min: 2, max: 3 } });
      expect(await save([street!, { ...street!, answer: 'Other' }])).toMatchObject({ code: 'questions.count' });
      expect(await save([street!, { id: 'pet', answer: ' phó HUE ' }])).toMatchObject({ code: 'questions.weak' });
      expect(await save([street!, { id: 'pet', answer: ' x ' }])).toMatchObject({ code: 'questions.weak' });
      expect(await save([street!, { id: 'nothing', answer: 'Some' }])).toMatchObject({ code: 'question.unknown' });
      expect(await save([street!, pet!], 'Wrong-2026')).toMatchObject({ code: 'password.wrong' });
      expect((await member.get<object[]>(customerSecurityQuestions)).body.value).toEqual([]);
      expect(await save([street!, pet!])).toMatchObject({ success: true });
      expect((await member.get<object[]>(customerSecurityQuestions)).body.value).toEqual([
        { id: 'street', question: 'On which street did you grow up?' },
        { id: 'pet', question: 'What was your first pet called?' },
      ]);
      const rows = await twins.server.db
        .selectFrom('security_answers')
        .select('answer_hash')
        .where('member_id', '=', member.memberId)
        .execute();
      for (const { answer_hash } of rows) expect(answer_hash).toMatch(/^[a-z0-9]+\.scrypt\$/);
      await eventually(async () => expect(await mailsTo('ask@example.com')).toHaveLength(1));
    });

    it('SAFE-03 password and answers replace lost contacts and block withdrawals for 72 h', async () => {
      const member = await withdrawer(twins.server, { isNew: true });
      await member.call(setPaymentPassword, { paymentPassword: PIN, password: PASSWORD });
      const reset = (answers: object[], password = PASSWORD) =>
        callErrorOf(member.call(resetPaymentPassword, { answers, password, paymentPassword: '918273' }));
      // Members without security questions cannot answer.
      expect(await reset(ANSWERS)).toMatchObject({ code: 'answers.wrong' });
      await member.call(saveSecurityQuestions, { answers: ANSWERS, password: PASSWORD });
      expect(await reset(ANSWERS.slice(0, 1))).toMatchObject({ code: 'answers.wrong' });
      expect(await reset(ANSWERS, 'Wrong-2026')).toMatchObject({ code: 'password.wrong' });
      const spelt = [
        { id: 'pet', answer: 'MUC' },
        { id: 'street', answer: '  pho  hue' },
      ];
      expect(await reset(spelt)).toMatchObject({ success: true });
      expect(await member.setting()).toMatchObject({
        blockedBy: 'withdraw.held',
        blockedUntil: twins.server.now() + 3 * DAY,
      });
    });
  });

  describe('sessions', () => {
    it('SAFE-04 sessions are listed with device, subnet and last use with the current session first', async () => {
      const member = await withdrawer(twins.server, { isNew: true });
      const phone = await logIn(member.userName, PHONE);
      await twins.advance(1_000);
      const laptop = await logIn(member.userName, LAPTOP, 1);
      const { value } = (await request<Session[]>(phone, openSessions)).body;
      expect(value).toHaveLength(3);
      expect(value[0]).toMatchObject({ device: 'android-phone', place: '127.0.0.x', isCurrent: true });
      expect(value[1]).toMatchObject({ device: 'windows', isCurrent: false, lastTime: twins.server.now() });
      expect(JSON.stringify(value)).not.toContain(laptop);
    });

    it('SAFE-04 member ends one or all other sessions but none of another member', async () => {
      const member = await withdrawer(twins.server, { isNew: true });
      const stranger = await withdrawer(twins.server, { isNew: true });
      const tokens = [await logIn(member.userName, PHONE), await logIn(member.userName, LAPTOP)] as const;
      const [own, laptop] = (await request<Session[]>(tokens[0], openSessions)).body.value;
      await stranger.call(endSession, { sessionId: laptop!.sessionId });
      expect((await request(tokens[1], memberInfo)).status).toBe(200);
      const auth = { Authorization: `Bearer ${tokens[0]}` };
      await twins.server.call(endSession, { sessionId: laptop!.sessionId }, auth);
      expect((await request(tokens[1], memberInfo, 1)).status).toBe(401);
      const { value } = (await twins.server.call<{ ended: number }>(endOtherSessions, undefined, auth)).body;
      expect(value.ended).toBe(1);
      const left = (await request<Session[]>(tokens[0], openSessions)).body.value;
      expect(left.map(({ sessionId }) => sessionId)).toEqual([own!.sessionId]);
    });

    it('SAFE-04 page waiting for its session end is notified at any gateway without extending the session', async () => {
      const member = await withdrawer(twins.server, { isNew: true });
      const token = await logIn(member.userName, PHONE);
      const other = await logIn(member.userName, LAPTOP);
      const waiting = request(other, sessionEnd, 1);
      await twins.server.call(endOtherSessions, undefined, { Authorization: `Bearer ${token}` });
      const { status, body } = await waiting;
      expect([status, body.errorCode, body.value]).toEqual([401, 'session.expired', { reason: 'ended' }]);
      // A later request returns the same reason.
      expect((await request(other, sessionEnd)).body.value).toEqual({ reason: 'ended' });
      const { db } = twins.server;
      const seen = () =>
        db.selectFrom('sessions').select('seen_at').where('member_id', '=', member.memberId).executeTakeFirstOrThrow();
      const { seen_at } = await seen();
      await twins.advance(1_000);
      const abort = new AbortController();
      const { path, moduleId } = sessionEnd;
      const held = fetch(twins.server.url + path, {
        headers: { ModuleId: moduleId, Authorization: `Bearer ${token}` },
        signal: abort.signal,
      }).catch(() => 'left');
      await request(token, { ...sessionEnd, path: '/wps/session/none' });
      abort.abort();
      expect(await held).toBe('left');
      expect((await seen()).seen_at).toBe(seen_at);
    });

    it('SAFE-04 pending session waits return no session end when further waits start', async () => {
      const member = await withdrawer(twins.server, { isNew: true });
      const tokens = await Promise.all(Array.from({ length: 4 }, () => logIn(member.userName, PHONE)));
      const waiting: Promise<{ status: number }>[] = [];
      for (const token of tokens) {
        waiting.push(request(token, sessionEnd));
        // Each wait starts while the gateway checks the previous ones.
        await request(token, memberInfo);
      }
      expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    });

    it('SAFE-04 login from a new device sends one mail', async () => {
      const member = await withdrawer(twins.server, { isNew: true, email: `new${Date.now()}@example.com` });
      const { email } = await twins.server.db
        .selectFrom('members')
        .select('email')
        .where('id', '=', member.memberId)
        .executeTakeFirstOrThrow();
      await logIn(member.userName, PHONE);
      await eventually(async () => expect(await mailsTo(email!)).toHaveLength(1));
      await logIn(member.userName, PHONE, 1);
      await logIn(member.userName, LAPTOP, 1);
      await eventually(async () => expect(await mailsTo(email!)).toHaveLength(2));
      const [mail] = await mailsTo(email!);
      expect([mail?.subject, mail?.body]).toEqual(['New login to your account', expect.stringContaining('127.0.0.x')]);
    });
  });
});
