import { slideCheck, slidePuzzle, smsCode } from 'lobbykit/wire';
import { PNG } from 'pngjs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawSlidePicture } from '../../../site/gateway/service/slide-picture.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';
import { DIALING, holeOf, KNOWN, slidePass } from './steps.ts';

interface Puzzle {
  readonly id: string;
  readonly background: string;
  readonly piece: string;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly pieceSize: number;
}

const MINUTE = 60_000;
let server: TestGateway;

const newPuzzle = async () =>
  (await server.call<Puzzle>(slidePuzzle, { purpose: 'login', mobileNum: KNOWN })).body.value;
const check = (id: string, x: number) => server.call<{ slidePass: string }>(slideCheck, { id, x });
const send = async (slidePass: string, mobileNum = KNOWN, purpose = 'login') =>
  (await server.call(smsCode, { mobileNum, countryDialingCode: DIALING, purpose, slidePass })).body.errorCode ?? '';

/** Names of the chunks of a PNG. */
function chunksOf(png: Buffer): string[] {
  const names: string[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) names.push(png.toString('latin1', at + 4, at + 8));
  return names;
}

describe('a slide puzzle', () => {
  beforeAll(async () => {
    server = await gateway();
  });
  afterAll(() => server.stop());

  it('S37 is two pictures whose sizes it tells, 280 px wide', async () => {
    const { background, piece, ...sizes } = await newPuzzle();
    expect(sizes).toMatchObject({ width: 280, height: 150, pieceSize: 52, y: expect.any(Number) });
    const read = (text: string) => PNG.sync.read(Buffer.from(text, 'base64'));
    expect(read(background)).toMatchObject({ width: 280, height: 150 });
    expect(read(piece)).toMatchObject({ width: 52, height: 52 });
  });

  it('S37 does not tell where the piece belongs: neither in a field nor beside the pixels', async () => {
    const { background, piece, ...rest } = await newPuzzle();
    expect(Object.keys(rest).sort()).toEqual(['height', 'id', 'pieceSize', 'width', 'y']);
    for (const picture of [background, piece]) {
      expect(new Set(chunksOf(Buffer.from(picture, 'base64')))).toEqual(new Set(['IHDR', 'IDAT', 'IEND']));
    }
  });

  it.each([-5, -4, 0, 4, 5])('S37 is solved within 4 px: %i px off', async off => {
    const { id } = await newPuzzle();
    const { body } = await check(id, (await holeOf(server, id)) + off);
    expect(body.success).toBe(Math.abs(off) <= 4);
    if (!body.success) expect(body.errorCode).toBe('slide.wrong');
  });

  it('S37 takes one answer: neither a second guess nor a second pass', async () => {
    const missed = await newPuzzle();
    const x = await holeOf(server, missed.id);
    await check(missed.id, x === 0 ? 9 : 0);
    expect((await check(missed.id, x)).body.errorCode).toBe('slide.wrong');
    const solved = await newPuzzle();
    const place = await holeOf(server, solved.id);
    const answers = await Promise.all([check(solved.id, place), check(solved.id, place)]);
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  });

  it.each([
    [2 * MINUTE - 1, true],
    [2 * MINUTE, false],
  ])('S37 after %i ms can be solved: %s', async (ms, solved) => {
    const { id } = await newPuzzle();
    const x = await holeOf(server, id);
    await server.advance(ms);
    expect((await check(id, x)).body.success).toBe(solved);
  });

  it('S37 leaves nothing behind when nobody answers', async () => {
    await newPuzzle();
    await server.advance(2 * MINUTE);
    await newPuzzle();
    expect(await server.db.selectFrom('slide_puzzles').select('id').execute()).toHaveLength(1);
  });

  it('is drawn sixty times a minute for one address, and no more', async () => {
    await server.advance(MINUTE);
    const bucket = 'puzzle 127.0.0.1';
    const rows = Array.from({ length: 59 }, () => ({ bucket, at: server.now() }));
    await server.db.insertInto('tries').values(rows).execute();
    const ask = () => server.call(slidePuzzle, { purpose: 'login', mobileNum: KNOWN });
    expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    await server.advance(MINUTE);
    expect((await ask()).status).toBe(200);
  });

  it('is refused for what is no number, no purpose or no place', async () => {
    expect((await server.call(slidePuzzle, { purpose: 'login', mobileNum: 'abc' })).status).toBe(400);
    expect((await server.call(slidePuzzle, { purpose: 'fun', mobileNum: KNOWN })).status).toBe(400);
    expect((await check('x', 281)).status).toBe(400);
  });
});

describe('the pass of a puzzle', () => {
  beforeEach(async () => {
    server = await gateway();
  });
  afterEach(() => server.stop());

  it('S37 is good once', async () => {
    const pass = await slidePass(server, 'login', KNOWN);
    expect(await send(pass)).toBe('');
    await server.advance(MINUTE);
    expect(await send(pass)).toBe('slide.wrong');
  });

  it('S37 is good for its number and its purpose alone', async () => {
    const pass = await slidePass(server, 'login', KNOWN);
    expect(await send(pass, '911222333')).toBe('slide.wrong');
    expect(await send(pass, KNOWN, 'recovery')).toBe('slide.wrong');
    expect(await send(pass)).toBe('');
  });

  it.each([
    [2 * MINUTE - 1, ''],
    [2 * MINUTE, 'slide.wrong'],
  ])('S37 after %i ms gives "%s"', async (ms, code) => {
    const pass = await slidePass(server, 'login', KNOWN);
    await server.advance(ms);
    expect(await send(pass)).toBe(code);
  });

  it('S37 is kept as a hash', async () => {
    const pass = await slidePass(server, 'login', KNOWN);
    const rows = await server.db.selectFrom('slide_passes').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(pass);
  });
});

describe('the picture', () => {
  it('S37 holds the hole exactly where the piece fits', () => {
    const [x, y] = [120, 40];
    const random = () => 0.5;
    const { background, piece } = drawSlidePicture(x, y, random);
    const whole = PNG.sync.read(drawSlidePicture(10, 90, random).background);
    const [hole, cut] = [PNG.sync.read(background), PNG.sync.read(piece)];
    const at = (image: PNG, px: number, py: number) => [
      ...image.data.subarray((py * image.width + px) * 4).subarray(0, 4),
    ];
    // The middle of the body: the piece shows what was there, the hole is darker.
    const middle = [25, 30] as const;
    expect(at(cut, ...middle)).toEqual(at(whole, x + middle[0], y + middle[1]));
    const light = (pixel: number[]) => pixel[0]! + pixel[1]! + pixel[2]!;
    expect(light(at(hole, x + middle[0], y + middle[1]))).toBeLessThan(light(at(cut, ...middle)) * 0.6);
    // Corners of its square are no part of it; far from the hole nothing has changed.
    expect(at(cut, 51, 0)[3]).toBe(0);
    expect(at(hole, 260, 20)).toEqual(at(whole, 260, 20));
  });
});
