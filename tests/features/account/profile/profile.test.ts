/** Member profile fields, on both databases. */
import { clubBenefit, memberInfo, playerAvatar, setEmail, setIcon, setNickname, setPayeeName } from 'lobbykit/wire';
import { is } from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { AVATARS } from '../../../../site/gateway/features/account/profile/avatars.ts';
import { maskEmail } from '../../../../site/gateway/features/account/profile/service.ts';
import { accountGateway, bearer, logIn, PASSWORD } from '../../../helpers/gateway/account-steps.ts';
import { onBothEngines } from '../../../helpers/gateway/engines.ts';
import type { TestGateway } from '../../../helpers/gateway.ts';

interface Info {
  readonly nickname: string;
  readonly avatar: string;
  readonly avatarType: string;
  readonly email: string | null;
}
interface Vip {
  readonly labelName: string | null;
  readonly level: number | null;
  readonly benefits: readonly { readonly title: string }[];
  readonly levels: readonly { readonly labelName: string; readonly benefits: readonly unknown[] }[];
}

onBothEngines(
  'profile of a member',
  twins => {
    const { at } = twins;
    let server: TestGateway;
    let lan: Record<string, string>;
    beforeAll(async () => {
      server = twins.server;
      lan = bearer((await logIn(server, 'member0')).body.value.token);
    });
    // Reads the member info from another gateway than the one that wrote the change.
    const info = async (headers = lan) => (await at(1).call<Info>(memberInfo, undefined, headers)).body.value;
    const rowOf = (name: string) =>
      server.db.selectFrom('members').selectAll().where('user_name', '=', name).executeTakeFirstOrThrow();

    it('EP-08 EP-07 profile stores a trimmed nickname and avatar and returns them with the masked email', async () => {
      expect((await server.call(setNickname, { nickname: '  Lan Nguyễn ' }, lan)).body).toMatchObject({
        success: true,
      });
      expect((await server.call(setIcon, { icon: 'panda' }, lan)).body).toMatchObject({ success: true });
      await server.db
        .updateTable('members')
        .set({ email: 'lan@example.org' })
        .where('user_name', '=', 'member0')
        .execute();
      expect(await info()).toMatchObject({ nickname: 'Lan Nguyễn', email: 'l***@example.org' });
    });

    it('EP-08 payee name is stored without overwriting the registration fields', async () => {
      await server.db
        .updateTable('members')
        .set({ profile: '{"zalo":"+84901"}' })
        .where('user_name', '=', 'member0')
        .execute();
      expect(
        (await server.call(setPayeeName, { payeeName: "Đặng Thị O'Lan", password: PASSWORD }, lan)).body.success,
      ).toBe(true);
      expect((await rowOf('member0')).profile).toEqual({ zalo: '+84901', payeeName: "Đặng Thị O'Lan" });
    });

    it.each([
      [setNickname, 'nickname', 'x'],
      [setNickname, 'nickname', '   '],
      [setNickname, 'nickname', 'Lan\u0007'],
      [setNickname, 'nickname', 'Lan\u202eadmin'],
      [setNickname, 'nickname', 'n'.repeat(25)],
      [setEmail, 'email', 'lan@'],
      [setEmail, 'email', 'lan..x@example.org'],
      [setPayeeName, 'payeeName', 'L'],
      [setPayeeName, 'payeeName', 'Lan 007'],
      [setIcon, 'icon', 'nobody'],
      [setIcon, 'icon', 'https://x.example/me.png'],
    ])('EP-08 S2 $name rejects a value outside the settings at its field: %#', async (endpoint, field, value) => {
      const before = await rowOf('member0');
      const headers = { ...lan, 'Accept-Language': 'vi' };
      const verification = endpoint.path.match(/email|payee/) ? { password: PASSWORD } : {};
      const code = endpoint === setEmail ? { verificationCode: '123456' } : {};
      const { status, body } = await server.call<{ fields: Record<string, string> }>(
        endpoint,
        { [field]: value, ...verification, ...code },
        headers,
      );
      expect([status, body.errorCode, Object.keys(body.value.fields)]).toEqual([400, 'input.invalid', [field]]);
      if (field === 'email') expect(body.value.fields.email).toBe('Hãy nhập địa chỉ email hợp lệ.');
      expect(await rowOf('member0')).toEqual(before);
    });

    it('EP-08 a changed field pattern of the operator applies to the next profile change', async () => {
      const setPattern = (pattern: string) =>
        server.db.updateTable('registration_fields').set({ pattern }).where('name', '=', 'nickname').execute();
      await setPattern('^[a-z]{4}$');
      expect((await server.call(setNickname, { nickname: 'Lan Nguyễn' }, lan)).status).toBe(400);
      expect((await server.call(setNickname, { nickname: 'lana' }, lan)).status).toBe(200);
      await setPattern('^.{2,24}$');
    });

    it('EP-08 TRIAL-08 trial account can set nickname and avatar but not email or payee name', async () => {
      const guest = bearer((await logIn(server, 'guest4')).body.value.token);
      expect((await server.call(setNickname, { nickname: 'Visitor' }, guest)).status).toBe(200);
      expect((await server.call(setIcon, { icon: 'fox' }, guest)).status).toBe(200);
      const rejected = { status: 403, body: { errorCode: 'permission.denied' } };
      const mail = { email: 'guest@example.org', password: PASSWORD, verificationCode: '123456' };
      expect(await server.call(setEmail, mail, guest)).toMatchObject(rejected);
      expect(await server.call(setPayeeName, { payeeName: 'Guest Name', password: PASSWORD }, guest)).toMatchObject(
        rejected,
      );
    });

    it('API-38 MEMBER-01 EP-29 avatar is a URL or one of the offered names with a default', async () => {
      const avatar = async () => (await at(1).call(playerAvatar, undefined, lan)).body.value;
      expect(await avatar()).toEqual({ avatar: 'panda', avatarType: 'STATIC' });
      const set = (url: string | null) =>
        server.db.updateTable('members').set({ avatar: url }).where('user_name', '=', 'member0').execute();
      await set('https://cdn.example/lan.png');
      expect(await avatar()).toEqual({ avatar: 'https://cdn.example/lan.png', avatarType: 'CUSTOM' });
      await set(null);
      expect(await avatar()).toEqual({
        avatar: expect.toSatisfy(name => AVATARS.includes(name)),
        avatarType: 'STATIC',
      });
    });

    it("EP-29 MEMBER-03 VIP benefits return the member's level and all levels in the requested language", async () => {
      const vipOf = async (name: string, language = 'en') => {
        const headers = { ...bearer((await logIn(server, name)).body.value.token), 'Accept-Language': language };
        const { body } = await at(1).call<Vip>(clubBenefit, undefined, headers);
        expect(is(clubBenefit.value, body.value)).toBe(true);
        return body.value;
      };
      const gold = await vipOf('member40');
      expect([gold.labelName, gold.level, gold.benefits.length]).toEqual(['Gold', 3, 3]);
      expect(gold.levels.map(({ labelName, benefits }) => [labelName, benefits.length])).toEqual([
        ['Bronze', 1],
        ['Silver', 2],
        ['Gold', 3],
        ['Platinum', 4],
        ['Diamond', 5],
      ]);
      const vietnamese = await vipOf('member0', 'vi');
      expect([vietnamese.labelName, vietnamese.benefits[0]?.title]).toEqual(['Đồng', 'Thẻ hội viên']);
      expect(await vipOf('agent1')).toMatchObject({ labelName: null, level: null, benefits: [] });
    });
  },
  { open: accountGateway },
);

describe('masked email addresses', () => {
  it.each([
    ['lan@example.com', 'l***@example.com'],
    ['é@example.com', 'é***@example.com'],
    ['a@b@example.com', 'a***@example.com'],
    ['@example.com', null],
    ['nonsense', null],
    [null, null],
  ])('S42 %s is masked as %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});
