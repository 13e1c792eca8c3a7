import { describe, expect, it } from 'vitest';
import { matchIn } from '../../../sdk/protocol/games/match-name.ts';

/** Highlighted part of the name. */
const marked = (name: string, query: string) => {
  const range = matchIn(name, query);
  return range && name.slice(...range);
};

describe('search in a name', () => {
  it.each([
    ['Mạt Chược Vàng', 'vang', 'Vàng'],
    ['Mạt Chược Vàng', ' CHƯỢC ', 'Chược'],
    ['Đêm Hội Trăng', 'dem hoi', 'Đêm Hội'],
    ['Gold 🎲 Rush', 'rush', 'Rush'],
    ['Pão de Ouro', 'pao', 'Pão'],
    ['Gold Gold', 'gold', 'Gold'],
  ])('LIST-14 search in "%s" for "%s" matches the characters "%s"', (name, query, found) => {
    expect(marked(name, query)).toBe(found);
  });

  it('LIST-14 search returns the first match and null for a blank or foreign text', () => {
    expect(matchIn('Gold Gold', 'gold')).toEqual([0, 4]);
    expect([matchIn('Gold', ' '), matchIn('Gold', 'golden')]).toEqual([null, null]);
  });

  it('R13 search highlights whole characters including combining marks', () => {
    expect(marked('Va\u0300ng', 'van')).toBe('Va\u0300n');
  });
});
