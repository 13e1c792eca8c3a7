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

describe('home sections', () => {
  it('HOME-14 home sections start with hot games and follow the server order', () => {
    expect(kinds('LIVE', 'RNG', 'FISH')).toEqual(['HOT', 'LIVE', 'RNG', 'FISH']);
    expect(kinds('FISH', 'HOT', 'RNG', 'LIVE')).toEqual(['HOT', 'FISH', 'RNG', 'LIVE']);
    expect(kinds()).toEqual(['HOT']);
  });

  it('HOME-15 home sections omit ELOTT', () => {
    expect(kinds('ELOTT', 'LOTT')).toEqual(['HOT', 'LOTT']);
  });

  it('HOME-16 HOME-17 home shows lotteries as the board, sports and cockfights by vendor, and other categories as games', () => {
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

  it('HOME-18 in-house section follows the slots if the in-house vendor has slots', () => {
    expect(short([group('LIVE', 'BGS'), group('RNG', 'JL', 'BGS')])).toEqual([
      'HOT hot',
      'LIVE games',
      'RNG games',
      'INHOUSE games',
    ]);
  });

  it('HOME-18 in-house section keeps its position in the server order', () => {
    expect(short([group('INHOUSE', 'BGS'), group('RNG', 'BGS')])).toEqual(['HOT hot', 'INHOUSE games', 'RNG games']);
  });

  it('home sections are hot games and lotteries before the categories load', () => {
    expect(KNOWN_SECTIONS.map(({ kind }) => kind)).toEqual(['HOT', 'LOTT']);
  });
});
