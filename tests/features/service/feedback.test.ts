/** Feedback with images, on both databases and with two gateways. */
import { randomUUID } from 'node:crypto';
import { IMAGE_MAX_BYTES } from 'lobbykit/domain';
import { feedback, feedbackImage } from 'lobbykit/wire';
import { beforeEach, expect, it } from 'vitest';
import { createFeedbacks } from '../../../site/gateway/features/service/feedback.ts';
import { addFeedback, countImages, listFeedback } from '../../../site/gateway/features/service/feedback-repository.ts';
import { bearer } from '../../helpers/gateway/account-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { run } from '../../helpers/gateway/game-steps.ts';
import { gateway } from '../../helpers/gateway.ts';
import { JPEG_FILE, pngFile } from '../../helpers/pictures/picture-files.ts';

const MINUTE = 60_000;
const PNG = pngFile();
const JPEG = JPEG_FILE;
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');

onBothEngines(
  'feedback of visitors and members',
  twins => {
    /** Unique client IP address per test. */
    let from: Record<string, string>;
    let visitors = 0;
    beforeEach(() => {
      visitors++;
      from = { 'X-Forwarded-For': `198.51.100.${visitors}` };
    });
    const upload = async (bytes: Uint8Array, type = 'image/png', gatewayIndex = 0) => {
      const headers = { ModuleId: 'COMM3', 'Content-Type': type, ...from };
      const body = new Uint8Array(bytes);
      const response = await fetch(twins.at(gatewayIndex).url + feedbackImage.path, { method: 'POST', headers, body });
      return { status: response.status, retry: response.headers.get('retry-after'), ...(await response.json()) };
    };
    const send = (body: object, headers: Record<string, string> = {}) =>
      twins.at(1).call(feedback, body, { ...from, ...headers });
    /** Stores `count` images for a member, for a visitor (null) or without a message, and returns the message id. */
    const insertFeedback = async (count: number, member_id: number | null | undefined) => {
      const { db, now } = twins.server;
      const message = { merchant_code: 'demo', content: 'pictures', contact: '', remark: '', sent_at: now() };
      const feedback_id =
        member_id === undefined
          ? null
          : await db.transaction().execute(trx => addFeedback(trx, { ...message, member_id }));
      const one = () => ({
        id: randomUUID(),
        feedback_id,
        media_type: 'image/png' as const,
        bytes: PNG,
        uploaded_at: now(),
      });
      await db
        .insertInto('feedback_images')
        .values(Array.from({ length: count }, one))
        .execute();
      return feedback_id;
    };
    const had = (memberId: number | null) => twins.server.db.transaction().execute(trx => countImages(trx, memberId));
    const stored = async () => listFeedback(twins.server.db, 'demo', 50);

    it('EP-06 VALID-15 S41 feedback is stored with the images of two uploads from any gateway', async () => {
      const { token } = await twins.server.memberSession({ userName: randomUUID().slice(0, 12) });
      const first = await upload(PNG);
      // The declared content type is ignored.
      const second = await upload(JPEG, 'image/png', 1);
      const images = [first.value.id, second.value.id];
      const content = 'The draw of the north came late.\nTwice.';
      expect(
        (await send({ content, contact: 'lan@example.com', remark: 'north', images }, bearer(token))).body,
      ).toMatchObject({
        success: true,
        value: null,
      });
      const [row] = await stored();
      expect(row).toMatchObject({ content, contact: 'lan@example.com', remark: 'north', sent_at: twins.server.now() });
      expect(row?.user_name).not.toBeNull();
      expect(row?.images.map(({ media_type }) => media_type).sort()).toEqual(['image/jpeg', 'image/png']);
    });

    it('EP-06 visitor can send feedback without images', async () => {
      expect((await send({ content: 'Where do I register?' })).body.success).toBe(true);
      expect((await stored())[0]).toMatchObject({ user_name: null, contact: '', remark: '', images: [] });
    });

    it('S41 image can be attached to one message within an hour', async () => {
      const { value } = await upload(PNG);
      const images = [value.id];
      const before = (await stored()).length;
      const both = await Promise.all([
        send({ content: 'first of two', images }),
        send({ content: 'second of two', images }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(both.find(({ status }) => status === 400)?.body.errorCode).toBe('input.invalid');
      expect((await send({ content: 'nobody knows it', images: ['nobody'] })).body).toMatchObject({
        errorCode: 'input.invalid',
        value: { fields: { images: expect.any(String) } },
      });
      const late = await upload(PNG);
      await twins.advance(60 * MINUTE);
      expect((await send({ content: 'too late', images: [late.value.id] })).status).toBe(400);
      // A rejected message leaves no rows.
      expect(await stored()).toHaveLength(before + 1);
      await upload(PNG);
      const waiting = await twins.server.db
        .selectFrom('feedback_images')
        .select('id')
        .where('feedback_id', 'is', null)
        .execute();
      expect(waiting.map(({ id }) => id)).not.toContain(late.value.id);
    });

    it('VALID-15 VALID-16 feedback with an invalid length is rejected with the same error as on the page', async () => {
      for (const content of ['four', '    x    ', 'x'.repeat(501)]) {
        expect((await send({ content })).body).toMatchObject({
          errorCode: 'input.invalid',
          value: { fields: { content: expect.stringContaining('5 to 500') } },
        });
      }
      expect((await send({ content: 'x'.repeat(500) })).body.success).toBe(true);
      await run(twins.server, 'template', 'feedback_min', '2');
      expect((await send({ content: 'four' })).body.success).toBe(true);
      await run(twins.server, 'template', 'remove', 'feedback_min');
    });

    it('S41 upload that is not an image is rejected by type or content', async () => {
      for (const bytes of [
        HTML,
        Buffer.concat([PNG.subarray(0, 8), HTML]),
        Buffer.concat([JPEG.subarray(0, 4), HTML]),
      ]) {
        expect(await upload(bytes)).toMatchObject({ status: 415, errorCode: 'upload.type' });
      }
      expect(await upload(PNG, 'image/svg+xml')).toMatchObject({ status: 415, errorCode: 'body.type.wrong' });
      expect(await upload(new Uint8Array())).toMatchObject({ status: 400, errorCode: 'input.invalid' });
    });

    it('S41 VALID-18 upload accepts five megabytes and rejects one byte more', async () => {
      const large = (size: number) => pngFile({ more: [['teXt', Buffer.alloc(size - PNG.length - 12)]] });
      expect((await upload(large(IMAGE_MAX_BYTES))).status).toBe(200);
      expect(await upload(large(IMAGE_MAX_BYTES + 1))).toMatchObject({ status: 413, errorCode: 'input.too.large' });
    });

    it('S41 an IP address can upload twelve images and send six messages in ten minutes', async () => {
      const statuses = [];
      for (let n = 0; n < 13; n++) statuses.push((await upload(PNG, 'image/png', n)).status);
      expect(statuses).toEqual([...Array(12).fill(200), 429]);
      expect((await upload(PNG)).retry).toBe('600');
      const sent = [];
      for (let n = 0; n < 7; n++) sent.push((await send({ content: 'again' })).status);
      expect(sent).toEqual([...Array(6).fill(200), 429]);
      await twins.advance(10 * MINUTE);
      expect((await upload(PNG)).status).toBe(200);
      expect((await send({ content: 'again' })).status).toBe(200);
    });

    it('S41 member is limited to thirty stored images and visitors to three hundred until images are removed', async () => {
      const { token, memberId } = await twins.server.memberSession({ userName: randomUUID().slice(0, 12) });
      for (const [member_id, max, headers] of [
        [memberId, 30, bearer(token)],
        [null, 300, {}],
      ] as const) {
        const id = await insertFeedback(max - 1 - (await had(member_id)), member_id);
        const write = async () => send({ content: 'one more', images: [(await upload(PNG)).value.id] }, headers);
        expect((await write()).body.success).toBe(true);
        const { body } = await write();
        expect(body).toMatchObject({ errorCode: 'upload.full', message: expect.stringContaining(`${max} pictures`) });
        expect((await send({ content: 'without' }, headers)).body.success).toBe(true);
        await run(twins.server, 'content', 'feedback', 'remove', String(id));
        expect((await write()).body.success).toBe(true);
        from = { 'X-Forwarded-For': '203.0.113.9' };
      }
    });

    it('S41 at most two hundred images can be pending for up to an hour', async () => {
      await insertFeedback(200, undefined);
      expect(await upload(PNG)).toMatchObject({ status: 507, errorCode: 'upload.full' });
      await twins.advance(60 * MINUTE);
      expect((await upload(PNG)).status).toBe(200);
    });

    it('S41 operator opens an image by an expiring URL as a file download', async () => {
      const { value } = await upload(JPEG, 'image/jpeg');
      await send({ content: 'look at it', images: [value.id] });
      const { now, db } = twins.server;
      const key = await createFeedbacks(db, now).keyOf(value.id);
      const fetchImage = (imageKey: string) => fetch(`${twins.at(1).url}/operator/picture?key=${imageKey}`);
      const response = await fetchImage(key);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'content-disposition': expect.stringMatching(/^attachment; filename="feedback-\d+\.jpg"$/),
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
        'cache-control': 'no-store',
      });
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(JPEG));
      // The image id alone, which the sender has, and an expired key do not open the image.
      for (const wrong of [value.id, 'x', '']) expect((await fetchImage(wrong)).status).toBe(404);
      await twins.advance(15 * MINUTE);
      expect((await fetchImage(key)).status).toBe(404);
    });
  },
  { open: settings => gateway({ trustedProxies: ['127.0.0.1'], ...settings }) },
);
