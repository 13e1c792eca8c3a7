import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ImportError, importDraws } from '../../../site/gateway/features/lottery/import-draws.ts';
import { gateway, type HistoryPage, type TestGateway } from '../../helpers/gateway.ts';

const OWN = readFileSync(new URL('../../helpers/gateway/draws.csv', import.meta.url), 'utf8');
/** 400 real draws, if available on this machine; the file is not part of the package. */
const REAL = new URL('../../../../shared/data/xsmb.csv', import.meta.url);

let server: TestGateway;
beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());

const read = (text: string, code = 'mb') => importDraws(server.db, code, text, server.now());
const rows = () => server.db.selectFrom('draws').selectAll().orderBy('game_id').orderBy('numero').execute();

const problemsOf = async (text: string, code?: string): Promise<readonly string[]> => {
  const error = await read(text, code).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ImportError)) throw new Error('the import was not refused');
  return error.lines;
};

const [header, ...good] = OWN.trim().split('\n');
const numbers = good[0]!.slice('2026-11-17,'.length);

describe('draw import', () => {
  it('import reports the line and the reason of every invalid row and imports no row', async () => {
    const before = await rows();
    const lines = [
      good[0],
      '',
      'nonsense',
      `2026-02-30,${numbers}`,
      `2026-11-21,${numbers}`,
      `2026-11-17,${numbers}`,
      '2026-11-16,"12345"',
      `2026-11-15,${numbers.replace('10203', '1020')}`,
      `2026-11-14,${numbers}x`,
      good[1],
    ];
    expect(await problemsOf([header, ...lines, ''].join('\n'))).toEqual([
      'line 3: not of the form YYYY-MM-DD,"winning number"',
      'line 4: not of the form YYYY-MM-DD,"winning number"',
      'line 5: 2026-02-30 is not a date',
      'line 6: the draw of 2026-11-21 has not taken place yet',
      'line 7: 2026-11-17 stands on line 2 already',
      'line 8: the winning number does not have the levels 5x1~5x1~5x2~5x6~4x4~4x6~3x3~2x4 (digits x count)',
      'line 9: the winning number does not have the levels 5x1~5x1~5x2~5x6~4x4~4x6~3x3~2x4 (digits x count)',
      'line 10: not of the form YYYY-MM-DD,"winning number"',
    ]);
    expect(await rows()).toEqual(before);
  });

  it.each([
    ['an unknown lottery', OWN, 'nix', 'No lottery has the code "nix".'],
    ['a fast lottery', OWN, 'fast1', '"fast1" draws several times a day, so that a date names none of its draws.'],
    [
      'another header',
      OWN.replace('date', 'day'),
      'mb',
      'line 1: the header is "day,winningNumber", but must be "date,winningNumber"',
    ],
    ['a day without a draw', `${header}\n2026-11-17,"x"`, 'hcm', 'line 2: hcm does not draw on 2026-11-17'],
    ['nothing', '', 'mb', 'line 1: the header is "", but must be "date,winningNumber"'],
  ])('import rejects %s', async (_, text, code, problem) => {
    expect(await problemsOf(text, code)).toContain(problem);
  });

  it('imported draw replaces the sandbox draw of its date and is marked as imported', async () => {
    const before = await rows();
    expect(await read(OWN)).toEqual({ read: 3, changed: 3, skipped: 0 });
    const after = await rows();
    expect(after).toHaveLength(before.length);
    const imported = after.filter(row => row.source === 'imported');
    expect(imported.map(row => `${row.numero} ${row.winning_number}`)).toEqual(
      good.map(line => `${line.slice(0, 10).replaceAll('-', '')} ${line.slice(12, -1)}`),
    );
    const untouched = (list: typeof after) => list.filter(row => !(row.game_id === '101' && row.numero >= '20261117'));
    expect(untouched(after)).toEqual(untouched(before));
  });

  it('repeated import changes no row, even with other line endings and a byte order mark', async () => {
    await read(OWN);
    const before = await rows();
    expect(await read(OWN)).toEqual({ read: 3, changed: 0, skipped: 0 });
    expect(await read(`\uFEFF${OWN.replaceAll('\n', '\r\n')}`)).toEqual({ read: 3, changed: 0, skipped: 0 });
    expect(await rows()).toEqual(before);
  });

  it('import accepts a corrected result for a date that was imported before', async () => {
    await read(OWN);
    expect(await read(OWN.replace('10203', '10204'))).toEqual({ read: 3, changed: 1, skipped: 0 });
  });

  it.each([REAL].filter(existsSync))(
    'import accepts 400 real draws and the history returns them unchanged',
    async file => {
      const text = readFileSync(file, 'utf8');
      const own = await gateway();
      try {
        expect(await importDraws(own.db, 'mb', text, own.now())).toEqual({ read: 400, changed: 400, skipped: 0 });
        expect(await importDraws(own.db, 'mb', text, own.now())).toEqual({ read: 400, changed: 0, skipped: 0 });
        const found: HistoryPage['content'][number][] = [];
        for (let pageNo = 1; pageNo <= 5; pageNo++) {
          found.push(
            ...(await own.get<HistoryPage>(`/lgw/vn/draws/history?gameId=101&pageNo=${pageNo}&pageSize=100`)).body.value
              .content,
          );
        }
        const csv = found
          .filter(({ resultSource }) => resultSource === 'imported')
          .map(({ numero, winningNumber }) => `${numero.replace(/(....)(..)(..)/, '$1-$2-$3')},"${winningNumber}"`)
          .reverse();
        expect(['date,winningNumber', ...csv, ''].join('\n')).toBe(text);
      } finally {
        await own.stop();
      }
    },
  );
});
