import type { VendorGroup } from 'lobbykit/domain';
import { describe, expect, it } from 'vitest';
import { homeSections, KNOWN_SECTIONS } from '../../../../site/src/features/home/section-order.ts';

const group = (kind: string, ...ids: string[]): VendorGroup => ({
  kind,
  vendors: ids.map(id => ({ id, name: id, icon: null })),
  classes: [],
  accountNames: [],
});
const short = (groups: readonly VendorGroup[]) => homeSections(groups).map(({ kind, variant }) => `${kind} ${variant}`);
const kinds = (...names: string[]) => short(names.map(name => group(name, 'JL'))).map(line => line.split(' ')[0]);

describe('sections of home', () => {
  it('HOME-14 begin with Hot and follow the server, whatever its order', () => {
    expect(kinds('LIVE', 'RNG', 'FISH')).toEqual(['HOT', 'LIVE', 'RNG', 'FISH']);
    expect(kinds('FISH', 'HOT', 'RNG', 'LIVE')).toEqual(['HOT', 'FISH', 'RNG', 'LIVE']);
    expect(kinds()).toEqual(['HOT']);
  });

  it('HOME-15 have none for ELOTT', () => {
    expect(kinds('ELOTT', 'LOTT')).toEqual(['HOT', 'LOTT']);
  });

  it('HOME-16 HOME-17 show lotteries as the board, sports and cockfights by vendor, all else as games', () => {
    const groups = ['LOTT', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LIVE', 'constructor'].map(name => group(name, 'TF'));
    expect(short(groups)).toEqual([
      'HOT hot',
      'LOTT lottery',
      'SPORTS vendors',
      'ESPORTS games',
      'COCKFIGHT vendors',
      'LIVE games',
      'constructor games',
    ]);
  });

  it('HOME-18 have the in-house games after the slots, where that vendor sells slots', () => {
    expect(short([group('LIVE', 'BGS'), group('RNG', 'JL', 'BGS')])).toEqual([
      'HOT hot',
      'LIVE games',
      'RNG games',
      'INHOUSE games',
    ]);
  });

  it('HOME-18 leave the in-house games where the server puts them', () => {
    expect(short([group('INHOUSE', 'BGS'), group('RNG', 'BGS')])).toEqual(['HOT hot', 'INHOUSE games', 'RNG games']);
  });

  it('are hot games and lotteries while nobody knows the categories', () => {
    expect(KNOWN_SECTIONS.map(({ kind }) => kind)).toEqual(['HOT', 'LOTT']);
  });
});
