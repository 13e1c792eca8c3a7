/** Content and chat commands on both databases and with two gateways. */
import { randomUUID } from 'node:crypto';
import { availablePromotions, feedback, feedbackImage, memberInfo } from 'lobbykit/wire';
import { expect, it } from 'vitest';
import type { ChatOpened } from '../../../site/gateway/features/service/chat.ts';
import { bearer } from '../../helpers/gateway/account-steps.ts';
import { requestGameServer, ticketOf } from '../../helpers/gateway/bet-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { run as runOn } from '../../helpers/gateway/game-steps.ts';
import { pngFile } from '../../helpers/pictures/picture-files.ts';

onBothEngines(
  'content of the gateway',
  twins => {
    const run = (...args: string[]) => runOn(twins.at(0), ...args);
    const member = async () => {
      const userName = randomUUID().slice(0, 12);
      const { token } = await twins.server.memberSession({ userName });
      return { userName, headers: bearer(token) };
    };

    it('PROMO-08 PROMO-12 content tables store numbers, localized texts and category assignments', async () => {
      type Offered = { content: { id: number; promoAnnouncementCategoryIds: number[] }[] };
      const { content } = (await twins.at(1).call<Offered>(availablePromotions)).body.value;
      expect(content[4]?.promoAnnouncementCategoryIds).toEqual([2, 3]);
      const row = await twins.server.db.selectFrom('promotions').selectAll().where('id', '=', 1).executeTakeFirst();
      expect(row).toMatchObject({ id: 1, end_at: null, titles: { VI: 'Chào mừng với 10.000,00 tiền chơi' } });
      expect(row?.start_at).toBeTypeOf('number');
    });

    it('SERV-05 operator lists pending chats, reads a chat and replies', async () => {
      const { userName, headers } = await member();
      const launched = await twins
        .at(0)
        .call<{ chatUrl: string }>(
          { method: 'POST', path: '/wps/relay/CBS_launchChat', moduleId: 'CBS3' },
          undefined,
          headers,
        );
      const ticket = ticketOf(launched.body.value.chatUrl);
      const { pass } = (await requestGameServer<ChatOpened>(twins.at(1), 'chat/enter', { ticket })).body.value;
      await requestGameServer(
        twins.at(1),
        'chat',
        { key: randomUUID(), text: 'Is it open?\n2026-01-01 00:00 operator Yes.' },
        pass,
      );
      const lineOf = async () => (await run('chat', 'list')).find(line => line.startsWith(userName));
      expect(await lineOf()).toContain('1 new');
      // A line break in a member's message cannot produce a line that looks like an operator's.
      const messages = (await run('chat', 'show', userName))
        .flatMap(line => line.split('\n'))
        .map(line => line.slice(17));
      expect(messages).toContain('member   Is it open?');
      expect(messages).toContain('         2026-01-01 00:00 operator Yes.');
      expect(await lineOf()).toContain('0 new');
      expect((await run('chat', 'answer', userName, '--text', 'Yes, it is.')).at(-1)).toMatch(/operator Yes, it is\.$/);
      const unread = await twins
        .at(1)
        .call<object>({ method: 'GET', path: '/wps/relay/CBS_unreadCount', moduleId: 'CBS3' }, undefined, headers);
      expect(unread.body.value).toEqual({ unReadCount: 1 });
      await expect(run('chat', 'show', 'nobody')).rejects.toThrow('demo has no member "nobody"');
    });

    it("SERV-07 member set disables and enables the member's chat", async () => {
      const { userName, headers } = await member();
      const labels = async () =>
        (await twins.at(1).call<{ memberLabel: object[] }>(memberInfo, undefined, headers)).body.value.memberLabel;
      expect((await run('member', 'set', userName, '--no-chat', 'on'))[0]).toContain('nochat');
      expect(await labels()).toEqual([{ labelName: 'nochat' }]);
      await run('member', 'set', userName, '--no-chat', 'off');
      expect(await labels()).toEqual([]);
    });

    it('EP-06 S41 feedback is listed with text and image URLs and removed with its images', async () => {
      const { headers, userName } = await member();
      const bytes = new Uint8Array(pngFile());
      const upload = await fetch(twins.at(1).url + feedbackImage.path, {
        method: 'POST',
        headers: { ModuleId: 'COMM3', 'Content-Type': 'image/png' },
        body: bytes,
      });
      const { value } = (await upload.json()) as { value: { id: string } };
      const body = { content: 'First line\nSecond line', remark: 'blue', images: [value.id] };
      await twins.at(1).call(feedback, body, headers);
      const lines = await run('content', 'feedback', 'list');
      expect(lines[0]).toContain(userName);
      expect(lines.slice(1, 4).map(line => line.trim())).toEqual(['First line', 'Second line', 'remark: blue']);
      const response = await fetch(lines[4]?.trim() ?? '');
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
      const id = lines[0]?.slice(0, 6).trim() ?? '';
      expect(await run('content', 'feedback', 'remove', id)).toEqual([`Feedback ${id} is gone.`]);
      const left = await twins.server.db
        .selectFrom('feedback_images')
        .select('id')
        .where('id', '=', value.id)
        .execute();
      expect(left).toEqual([]);
    });
  },
  { inGate: true },
);
