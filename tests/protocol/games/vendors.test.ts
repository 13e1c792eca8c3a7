import { describe, expect, it } from 'vitest';
import { parseGame } from '../../../sdk/protocol/games/parse-games.ts';
import {
  centerVendors,
  kindOfVendor,
  parseVendors,
  splitSports,
  type VendorGroup,
  vendorKinds,
  vendorTarget,
} from '../../../sdk/protocol/games/vendors.ts';
import { fc } from '../../helpers/chance/fast-check.ts';

const group = (kind: string, ...ids: string[]): VendorGroup => ({
  kind,
  vendors: ids.map(id => ({ id, name: id, icon: null })),
  classes: [],
  accountNames: [],
});
const short = (groups: readonly VendorGroup[]) =>
  groups.map(({ kind, vendors }) => `${kind}: ${vendors.map(({ id }) => id).join(' ')}`);

describe('parsed vendors', () => {
  const mapping = {
    LIVE: { vendors: [{ vassalage: 'EVO', displayName: 'Evolution', mobileSmallIcon: '/evo.svg' }] },
    RNG: {
      vendors: [{ vassalage: 'PG' }, { vassalage: 7, displayName: '' }, { vassalage: 'PG' }],
      gameClassify: ['JP', 3],
      displayNames: { PG: 'Pocket', EVO: 'x' },
    },
    FISH: { vendors: [] },
  };

  it('VENDOR-05 VENDOR-06 VENDOR-07 vendors have the server order without duplicates and the name of vendor, list or id', () => {
    const read = parseVendors({ sorting: ['RNG', 'FISH', 'LIVE', 'RNG', 'toString'], mapping, groups: null });
    expect(read).toEqual([
      {
        kind: 'RNG',
        vendors: [
          { id: 'PG', name: 'Pocket', icon: null },
          { id: '7', name: '7', icon: null },
        ],
        classes: ['JP', '3'],
        accountNames: [],
      },
      { kind: 'LIVE', vendors: [{ id: 'EVO', name: 'Evolution', icon: '/evo.svg' }], classes: [], accountNames: [] },
    ]);
  });

  it('VENDOR-08 each parsed vendor contains the account names of its group', () => {
    const groups = [{ gameCategory: 'LIVE', vendorNames: [{ accountTypeName: 'Evo Live' }, { accountTypeName: 2 }] }];
    const [live] = parseVendors({ sorting: ['LIVE'], mapping, groups });
    expect(live?.accountNames).toEqual(['Evo Live', '2']);
  });
});

describe('sports split', () => {
  it('VENDOR-01 VENDOR-02 VENDOR-03 sports split creates COCKFIGHT after PVP and ESPORTS after SPORTS', () => {
    const groups = [group('PVP', 'KY'), group('FISH', 'JL'), group('SPORTS', 'SABA', 'IMSB', 'DS88', 'TF', 'SV3')];
    expect(short(splitSports(groups))).toEqual([
      'PVP: KY',
      'COCKFIGHT: DS88 SV3',
      'FISH: JL',
      'SPORTS: SABA',
      'ESPORTS: IMSB TF',
    ]);
  });

  it('VENDOR-03 sports split places COCKFIGHT last if there is no PVP, and omits empty groups', () => {
    expect(short(splitSports([group('SPORTS', 'DS88', 'SABA'), group('RNG', 'PG')]))).toEqual([
      'SPORTS: SABA',
      'RNG: PG',
      'COCKFIGHT: DS88',
    ]);
    expect(short(splitSports([group('SPORTS', 'TF')]))).toEqual(['ESPORTS: TF']);
    expect(short(splitSports([group('PVP', 'KY'), group('SPORTS', 'SABA')]))).toEqual(['PVP: KY', 'SPORTS: SABA']);
  });

  it('VENDOR-02 VENDOR-03 sports split merges groups that the server already lists and preserves their positions', () => {
    const groups = [
      group('COCKFIGHT', 'WS', 'SV3'),
      group('ESPORTS', 'FB'),
      group('PVP', 'KY'),
      group('SPORTS', 'TF', 'SV3'),
    ];
    expect(short(splitSports(groups))).toEqual(['PVP: KY', 'COCKFIGHT: SV3 WS', 'ESPORTS: TF FB']);
    expect(short(splitSports([group('ESPORTS', 'FB'), group('RNG', 'PG')]))).toEqual(['RNG: PG', 'ESPORTS: FB']);
  });

  it('VENDOR-04 sports split accepts each custom list separately', () => {
    const groups = [group('SPORTS', 'TF', 'SABA', 'SV3')];
    expect(short(splitSports(groups, { ESPORTS: ['SABA'] }))).toEqual([
      'SPORTS: TF',
      'ESPORTS: SABA',
      'COCKFIGHT: SV3',
    ]);
    expect(short(splitSports(groups, { ESPORTS: [], COCKFIGHT: [] }))).toEqual(['SPORTS: TF SABA SV3']);
  });

  it('VENDOR-01 sports split neither loses nor adds vendors', () => {
    const kinds = fc.uniqueArray(fc.constantFrom('RNG', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LIVE'));
    const ids = fc.array(fc.constantFrom('TF', 'IMSB', 'DS88', 'SV3', 'PG', 'KY', 'SABA'));
    const all = (groups: readonly VendorGroup[]) =>
      [...new Set(groups.flatMap(({ vendors }) => vendors.map(({ id }) => id)))].sort();
    fc.assert(
      fc.property(kinds, fc.array(ids, { minLength: 6, maxLength: 6 }), (names, lists) => {
        const groups = names.map((kind, at) => group(kind, ...(lists[at] ?? [])));
        const split = splitSports(groups);
        expect(all(split)).toEqual(all(groups));
        expect(new Set(split.map(({ kind }) => kind)).size).toBe(split.length);
      }),
    );
  });
});

describe('game center', () => {
  const groups = [group('RNG', 'PG', 'BGS'), group('LIVE', 'EVO', 'BGS')];

  it('CENTER-04 game center lists only the in-house vendor for RNG', () => {
    expect(centerVendors(groups, 'RNG').map(({ id }) => id)).toEqual(['BGS']);
    expect(centerVendors(groups, 'LIVE').map(({ id }) => id)).toEqual(['EVO', 'BGS']);
    expect(centerVendors(groups, 'FISH')).toEqual([]);
  });

  it('CENTER-07 a vendor with a single game opens the game, and any other vendor opens its list', () => {
    const game = parseGame({ nodeId: 1, gameId: 'd1', gameName: 'Derby', vassalage: 'SABA', gameType: 'SPORTS' });
    const launch = { nodeId: '1', gameId: 'd1', name: 'Derby', vendor: 'SABA', kind: 'SPORTS' };
    expect(vendorTarget('SPORTS', 'SABA', [game])).toMatchObject({ launch });
    const list = { to: 'gameList?gameType=SPORTS&vassalage=A%26B' };
    expect(vendorTarget('SPORTS', 'A&B', [])).toEqual(list);
    expect(vendorTarget('SPORTS', 'A&B', [game, game])).toEqual(list);
  });

  it('LAUNCH-06 kindOfVendor returns the category of a vendor', () => {
    expect(kindOfVendor(groups, 'EVO')).toBe('LIVE');
    expect(kindOfVendor(groups, 'BGS')).toBe('RNG');
    expect(kindOfVendor(groups, 'XX')).toBe('');
  });
});

describe('categories of a vendor', () => {
  const row = (vassalage: string, gameCategory: string | null) => ({ vassalage, gameCategory });
  const rows = [
    row('PG', 'RNG'),
    row('JL', 'RNG'),
    row('JL', 'FISH'),
    row('JL', 'FISH'),
    row('JL', null),
    row('TF', 'SPORTS'),
    row('SV3', 'SPORTS'),
    row('BTI', 'SPORTS'),
  ];

  it('API-31 VENDOR-05 categories of a vendor are unique and in row order', () => {
    expect(vendorKinds(rows, 'JL')).toEqual(['RNG', 'FISH']);
    expect(vendorKinds(rows, 'PG')).toEqual(['RNG']);
    expect(vendorKinds(rows, 'nobody')).toEqual([]);
  });

  it('API-31 VENDOR-01 sports categories of a vendor follow the sports split', () => {
    expect(vendorKinds(rows, 'TF')).toEqual(['ESPORTS']);
    expect(vendorKinds(rows, 'SV3')).toEqual(['COCKFIGHT']);
    expect(vendorKinds(rows, 'BTI')).toEqual(['SPORTS']);
    expect(vendorKinds(rows, 'BTI', { COCKFIGHT: ['BTI'] })).toEqual(['COCKFIGHT']);
  });
});
