import { describe, expect, it } from 'vitest';
import {
  type LaunchGame,
  launchBody,
  launchOf,
  launchQuery,
  parseLaunchQuery,
} from '../../../sdk/protocol/games/launch.ts';
import { parseGame } from '../../../sdk/protocol/games/parse-games.ts';
import { fc } from '../../helpers/chance/fast-check.ts';

const game: LaunchGame = {
  gameId: 'g',
  nodeId: 'n',
  code: 'c',
  name: 'N',
  vendor: 'PG',
  kind: 'FISH',
  prizeMode: 'ZY',
};

describe('launch body', () => {
  it.each([
    ['LAUNCH-03', 'TCG_LOTTO_VN', { vendor: 'TCG_LOTTO_VN', gameCode: 'c', prizeMode: 'ZY' }],
    ['LAUNCH-04', 'TCG_SEA', { vendor: 'TCG_SEA', gameCode: 'c', prizeMode: 'SEA' }],
    ['LAUNCH-05', 'LOTT', null],
    ['LAUNCH-05', 'ELOTT', null],
    ['LAUNCH-06', 'PG', { vendor: 'PG', gameId: 'g', nodeId: 'n', gameCategory: 'FISH' }],
  ])('%s launch body has the fields that vendor %s requires', (_id, vendor, body) => {
    expect(launchBody({ ...game, vendor })).toEqual(body);
  });

  it('LAUNCH-03 launch body has Lott for an invalid prize mode', () => {
    const modes = [undefined, '', 'SEA', 'Elott'].map(prizeMode => ({ ...game, vendor: 'TCG_LOTTO_VN', prizeMode }));
    expect(modes.map(one => Object(launchBody(one)).prizeMode)).toEqual(['Lott', 'Lott', 'Lott', 'Elott']);
  });

  it('LAUNCH-06 launch body has ALL for an unknown category', () => {
    expect(launchBody({ ...game, kind: undefined })).toMatchObject({ gameCategory: 'ALL' });
  });
});

describe('query of /m/launchGame', () => {
  it('ROUTE-18 LAUNCH-05 launch query has the documented names and the play type of lotteries', () => {
    const lottery = { gameId: '7', code: 'MB', name: 'A & B', vendor: 'LOTT', prizeMode: 'Lott' };
    expect(launchQuery(lottery)).toBe('playType=trad&vendor=LOTT&gameId=7&code=MB&gameName=A+%26+B&prize_mode=Lott');
    expect(launchQuery(game)).not.toContain('playType');
  });

  it('ROUTE-15 ROUTE-16 ROUTE-18 launch query contains gameGroupId and lottoMode of the tile, and the play type from its supportPlay', () => {
    const row = {
      nodeId: 8,
      gameId: 'e8',
      gameCode: 'fast1',
      gameName: 'Fast',
      gameGroupId: 'vn_fast',
      vassalage: 'ELOTT',
    };
    const queryOf = (more: object) => launchQuery(launchOf(parseGame({ ...row, gameType: 'ELOTT', ...more })));
    expect(queryOf({ lottoMode: 'ZY', supportPlay: 'ent' })).toBe(
      'playType=ent&vendor=ELOTT&gameId=e8&gameGroupId=vn_fast&code=fast1&gameName=Fast&nodeId=8&gameType=ELOTT&prize_mode=ZY',
    );
    expect(queryOf({})).toContain('playType=trad&');
    expect(queryOf({ gameGroupId: null })).not.toContain('gameGroupId');
  });

  it('ROUTE-18 ROUTE-19 launch query of a lottery without details opens the lobby of its prize mode', () => {
    const some = { gameId: '', code: '', name: '' };
    expect(launchQuery({ ...some, vendor: 'LOTT' })).toBe('playType=trad&vendor=LOTT&code=lobby&prize_mode=Lott');
    expect(launchQuery({ ...some, vendor: 'ELOTT' })).toBe('playType=trad&vendor=ELOTT&code=lobby&prize_mode=Elott');
  });

  it('ROUTE-15 ROUTE-16 ROUTE-19 parseLaunchQuery accepts only the documented names and the play types ent and trad', () => {
    expect(
      parseLaunchQuery('?playType=ent&gameId=7&gameGroupId=g3&prize_mode=Elott&code=MB&pageBack=home'),
    ).toMatchObject({
      playType: 'ent',
      vendor: 'ELOTT',
      gameId: '7',
      groupId: 'g3',
      code: 'MB',
      prizeMode: 'Elott',
    });
    expect(parseLaunchQuery('?playType=trad')).toMatchObject({ playType: 'trad', vendor: 'LOTT', code: 'lobby' });
    expect(parseLaunchQuery('?playType=other&code=MB')).toBeNull();
  });

  it('launch query is unchanged after it is written and parsed', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' });
    const games = fc.record({
      gameId: text,
      code: text,
      name: text,
      vendor: text,
      nodeId: text,
      kind: text,
      prizeMode: text,
      groupId: text,
    });
    fc.assert(
      fc.property(games, one => {
        expect(parseLaunchQuery(`?${launchQuery(one)}`)).toEqual(one);
      }),
    );
  });

  it('launch query requires a vendor and a game, and other parameters have defaults', () => {
    expect(parseLaunchQuery('?gameId=7')).toBeNull();
    expect(parseLaunchQuery('?vendor=JL')).toBeNull();
    expect(parseLaunchQuery('?vendor=LOTT&code=MB')).toEqual({
      vendor: 'LOTT',
      gameId: '',
      code: 'MB',
      name: 'MB',
      nodeId: undefined,
      kind: undefined,
      prizeMode: undefined,
    });
  });
});
