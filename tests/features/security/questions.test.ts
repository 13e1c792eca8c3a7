import {
  customerSecurityQuestions,
  resetPaymentPassword,
  saveSecurityQuestions,
  securityQuestions,
  setPaymentPassword,
} from 'lobbykit/wire';
import { expect, it } from 'vitest';
import { eventually } from '../../helpers/eventually.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { messagesTo } from '../../helpers/gateway/outbox.ts';
import { callErrorOf, PASSWORD, PIN, withdrawer } from '../../helpers/gateway/withdrawal-steps.ts';

const DAY = 24 * 3_600_000;

onBothEngines('security questions', twins => {
  const ANSWERS = [
    { id: 'street', answer: 'Phố Huế' },
    { id: 'pet', answer: 'Mực' },
  ];

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
    await eventually(async () => expect(await messagesTo(twins.server, 'ask@example.com')).toHaveLength(1));
  });

  it('SAFE-03 the password and the security answers replace lost contacts and block withdrawals for 72 h', async () => {
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
