import { slideCheck, slidePuzzle, smsCode } from 'lobbykit/wire';
import { PNG } from 'pngjs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  decoyPositions,
  drawSlidePicture,
  LEFT_MARGIN,
  MARGIN,
  PICTURE,
} from '../../../site/gateway/features/verification/slide-puzzle/picture.ts';
import { PIECE_SIZE } from '../../../site/gateway/features/verification/slide-puzzle/shape.ts';
import { SEED, seededRandom } from '../../helpers/chance/seed.ts';
import { DIALING, holeOf, KNOWN, slidePass } from '../../helpers/gateway/verification-steps.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

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

/** Chunk names of a PNG. */
function chunksOf(png: Buffer): string[] {
  const names: string[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) names.push(png.toString('latin1', at + 4, at + 8));
  return names;
}

describe('slide puzzle', () => {
  beforeAll(async () => {
    server = await gateway();
  });
  afterAll(() => server.stop());

  it('S37 slide puzzle contains two images with their sizes at a width of 280 px', async () => {
    const { background, piece, ...sizes } = await newPuzzle();
    expect(sizes).toMatchObject({ width: 280, height: 150, pieceSize: 46, y: expect.any(Number) });
    const read = (text: string) => PNG.sync.read(Buffer.from(text, 'base64'));
    expect(read(background)).toMatchObject({ width: 280, height: 150 });
    expect(read(piece)).toMatchObject({ width: 46, height: 46 });
  });

  it('S37 slide puzzle reveals the position neither in a field nor in image metadata', async () => {
    const { background, piece, ...rest } = await newPuzzle();
    expect(Object.keys(rest).sort()).toEqual(['height', 'id', 'pieceSize', 'width', 'y']);
    for (const picture of [background, piece]) {
      expect(new Set(chunksOf(Buffer.from(picture, 'base64')))).toEqual(new Set(['IHDR', 'IDAT', 'IEND']));
    }
  });

  it.each([-5, -4, 0, 4, 5])('SMS-12 S37 slide puzzle tolerance is 4 px: %i px off', async off => {
    const { id } = await newPuzzle();
    const { body } = await check(id, (await holeOf(server, id)) + off);
    expect(body.success).toBe(Math.abs(off) <= 4);
    if (!body.success) expect(body.errorCode).toBe('slide.wrong');
  });

  it('SMS-12 S37 slide puzzle accepts only one answer', async () => {
    const missed = await newPuzzle();
    const x = await holeOf(server, missed.id);
    await check(missed.id, x === 0 ? 9 : 0);
    expect((await check(missed.id, x)).body.errorCode).toBe('slide.wrong');
    const solved = await newPuzzle();
    const place = await holeOf(server, solved.id);
    const responses = await Promise.all([check(solved.id, place), check(solved.id, place)]);
    expect(responses.filter(({ body }) => body.success)).toHaveLength(1);
  });

  it.each([
    [2 * MINUTE - 1, true],
    [2 * MINUTE, false],
  ])('S37 slide puzzle after %i ms is accepted: %s', async (ms, solved) => {
    const { id } = await newPuzzle();
    const x = await holeOf(server, id);
    await server.advance(ms);
    expect((await check(id, x)).body.success).toBe(solved);
  });

  it('SMS-12 S37 unanswered slide puzzle is deleted after its expiry', async () => {
    await newPuzzle();
    await server.advance(2 * MINUTE);
    await newPuzzle();
    expect(await server.db.selectFrom('slide_puzzles').select('id').execute()).toHaveLength(1);
  });

  it('an IP address can request sixty slide puzzles a minute', async () => {
    await server.advance(MINUTE);
    const bucket = 'puzzle 127.0.0.1';
    const rows = Array.from({ length: 59 }, () => ({ bucket, occurred_at: server.now() }));
    await server.db.insertInto('rate_limit_hits').values(rows).execute();
    const requestPuzzle = () => server.call(slidePuzzle, { purpose: 'login', mobileNum: KNOWN });
    expect((await requestPuzzle()).status).toBe(200);
    const rejected = await requestPuzzle();
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '60']);
    await server.advance(MINUTE);
    expect((await requestPuzzle()).status).toBe(200);
  });

  it('slide puzzle rejects an invalid number, purpose or position', async () => {
    expect((await server.call(slidePuzzle, { purpose: 'login', mobileNum: 'abc' })).status).toBe(400);
    expect((await server.call(slidePuzzle, { purpose: 'fun', mobileNum: KNOWN })).status).toBe(400);
    expect((await check('x', 281)).status).toBe(400);
  });
});

describe('slide token', () => {
  beforeEach(async () => {
    server = await gateway();
  });
  afterEach(() => server.stop());

  it('S37 slide token is accepted only once', async () => {
    const pass = await slidePass(server, 'login', KNOWN);
    expect(await send(pass)).toBe('');
    await server.advance(MINUTE);
    expect(await send(pass)).toBe('slide.wrong');
  });

  it('S37 slide token is valid only for its number and purpose', async () => {
    const pass = await slidePass(server, 'login', KNOWN);
    expect(await send(pass, '911222333')).toBe('slide.wrong');
    expect(await send(pass, KNOWN, 'recovery')).toBe('slide.wrong');
    expect(await send(pass)).toBe('');
  });

  it.each([
    [2 * MINUTE - 1, ''],
    [2 * MINUTE, 'slide.wrong'],
  ])('S37 slide token after %i ms returns "%s"', async (ms, code) => {
    const pass = await slidePass(server, 'login', KNOWN);
    await server.advance(ms);
    expect(await send(pass)).toBe(code);
  });

  it('S37 slide token is stored as a hash', async () => {
    const pass = await slidePass(server, 'login', KNOWN);
    const rows = await server.db.selectFrom('slide_tokens').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(pass);
  });
});

describe('slide puzzle image', () => {
  const random = seededRandom(SEED);

  it('S37 image has a gap with the outline of the piece exactly at its position', () => {
    const pictures = Array.from({ length: 20 }, () => {
      const [x, y] = [100 + Math.floor(random() * 80), 20 + Math.floor(random() * 60)];
      const { background, piece } = drawSlidePicture(x, y, random);
      return { x, y, background: PNG.sync.read(background), piece: PNG.sync.read(piece) };
    });
    /** Total image gradient along the piece's outline, shifted from the correct position by the given offset in px. */
    const edges = (offX: number, offY: number) =>
      pictures.reduce((sum, { x, y, background, piece }) => {
        const alpha = (px: number, py: number) => piece.data[(py * 46 + px) * 4 + 3] ?? 0;
        const tone = (px: number, py: number) => background.data[((y + offY + py) * 280 + x + offX + px) * 4 + 1] ?? 0;
        for (let n = 0; n < 45 * 45; n++) {
          const [px, py] = [n % 45, Math.floor(n / 45)];
          if (alpha(px, py) > 127 !== alpha(px + 1, py) > 127) sum += Math.abs(tone(px, py) - tone(px + 1, py));
          if (alpha(px, py) > 127 !== alpha(px, py + 1) > 127) sum += Math.abs(tone(px, py) - tone(px, py + 1));
        }
        return sum;
      }, 0);
    const there = edges(0, 0);
    for (const [offX, offY] of [
      [3, 0],
      [-3, 0],
      [0, 3],
      [0, -3],
    ] as const) {
      expect(edges(offX, offY)).toBeLessThan(there * 0.8);
    }
  });

  it('S37 image has decoy gaps at the height of the piece', () => {
    // Several gaps prevent a solution by gap detection alone.
    for (const x of [LEFT_MARGIN, 120, PICTURE.width - PIECE_SIZE - MARGIN]) {
      const decoys = decoyPositions(x, random);
      expect(decoys.length).toBeGreaterThanOrEqual(2);
      for (const other of decoys) {
        expect(Math.abs(other - x)).toBeGreaterThanOrEqual(PIECE_SIZE);
        expect(other).toBeGreaterThanOrEqual(LEFT_MARGIN);
        expect(other).toBeLessThanOrEqual(PICTURE.width - PIECE_SIZE - MARGIN);
      }
    }
  });
});
