import type { FieldSetting } from 'lobbykit/domain';
import { describe, expect, it } from 'vitest';
import { checkProfile, profileLines } from '../../../../site/src/features/account/profile/profile-model.ts';

const setting = (more: Partial<FieldSetting> = {}): FieldSetting => ({
  enabled: true,
  required: false,
  pattern: '',
  message: '',
  ...more,
});
const values = (more = {}) => ({ nickname: 'Lan', payeeName: '', ...more });

describe('profile fields', () => {
  it('EP-08 profile always has a nickname, has a payee name if enabled, and omits email and mobile', () => {
    const names = (...fields: [string, FieldSetting][]) => profileLines(new Map(fields)).map(({ name }) => name);
    expect(names()).toEqual(['nickname']);
    expect(names(['nickname', setting({ enabled: false })], ['payeeName', setting({ enabled: false })])).toEqual([
      'nickname',
    ]);
    expect(names(['payeeName', setting()], ['qqNum', setting()], ['email', setting({ required: true })])).toEqual([
      'nickname',
      'payeeName',
    ]);
  });

  it("EP-08 VALID-02 VALID-03 profile uses the server's patterns and messages and does not change empty fields", () => {
    const lines = profileLines(
      new Map([
        ['nickname', setting({ pattern: '^.{2,24}$', message: 'Two at least' })],
        ['payeeName', setting({ required: true, pattern: '^[A-Z ]+$' })],
      ]),
    );
    expect(checkProfile(lines, values({ nickname: ' Lan ' }))).toEqual({});
    expect(checkProfile(lines, values({ nickname: 'L', payeeName: 'lan' }))).toEqual({
      nickname: { key: 'field.name', text: 'Two at least' },
      payeeName: { key: 'field.name' },
    });
    expect(checkProfile(lines, values({ nickname: '  ' }))).toHaveProperty('nickname');
  });
});
