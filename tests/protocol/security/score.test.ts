import { checkAnswers, foldAnswer, type SecurityFacts, securityScore } from 'lobbykit/domain';
import { describe, expect, it } from 'vitest';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-20T03:00:00Z');
const NONE: SecurityFacts = {
  passwordTime: null,
  hasPaymentPassword: false,
  hasEmail: false,
  hasMobile: false,
  hasQuestions: false,
  hasSecondFactor: false,
};

describe('security level', () => {
  it.each<[level: string, facts: Partial<SecurityFacts>]>([
    ['weak', {}],
    ['weak', { passwordTime: NOW }],
    ['fair', { passwordTime: NOW, hasEmail: true }],
    ['good', { passwordTime: NOW, hasEmail: true, hasMobile: true, hasPaymentPassword: true }],
    ['good', { passwordTime: NOW, hasEmail: true, hasMobile: true, hasPaymentPassword: true, hasQuestions: true }],
    ['strong', { passwordTime: NOW, hasEmail: true, hasMobile: true, hasQuestions: true, hasSecondFactor: true }],
  ])('SAFE-01 security level is %s with the facts in row %#', (level, facts) => {
    expect(securityScore({ ...NONE, ...facts }, NOW).level).toBe(level);
  });

  it('SAFE-01 a password counts as recent for a year, and the most useful next step is returned', () => {
    const old = securityScore({ ...NONE, passwordTime: NOW - 366 * DAY, hasEmail: true }, NOW);
    expect([old.set.has('password'), old.next, old.level]).toEqual([false, 'password', 'weak']);
    expect(securityScore({ ...NONE, passwordTime: NOW - 365 * DAY }, NOW).next).toBe('second');
  });
});

describe('answers to security questions', () => {
  it.each([
    ['Phố Huế', '  pho  hue '],
    ['Đà Nẵng', 'da nang'],
    ['São Paulo', 'sao paulo'],
    ['ＭỰＣ', 'muc'],
  ])('SAFE-03 answers %s and %s count as equal', (one, other) => {
    expect(foldAnswer(one)).toBe(foldAnswer(other));
  });

  it('SAFE-03 a member needs two or three distinct security questions with distinct answers', () => {
    const [a, b, c] = [
      { id: 'a', answer: 'Lan' },
      { id: 'b', answer: 'Huy' },
      { id: 'c', answer: 'Mai' },
    ] as const;
    expect([checkAnswers([a]), checkAnswers([a, b]), checkAnswers([a, b, c])]).toEqual(['count', null, null]);
    expect(checkAnswers([a, b, c, { id: 'd', answer: 'Chi' }])).toBe('count');
    expect(checkAnswers([a, { ...a, answer: 'Huy' }])).toBe('count');
    expect(checkAnswers([a, { id: 'b', answer: ' lán ' }])).toBe('weak');
    expect(checkAnswers([a, { id: 'b', answer: ' x ' }])).toBe('weak');
  });
});
