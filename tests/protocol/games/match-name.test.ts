import { describe, expect, it } from 'vitest';
import { matchIn } from '../../../sdk/protocol/games/match-name.ts';

/** What of the name would be marked. */
const marked = (name: string, query: string) => {
  const range = matchIn(name, query);
  return range && name.slice(...range);
};

describe('a search in a name', () => {
  it.each([
    ['Mạt Chược Vàng', 'vang', 'Vàng'],
    ['Mạt Chược Vàng', ' CHƯỢC ', 'Chược'],
    ['Đêm Hội Trăng', 'dem hoi', 'Đêm Hội'],
    ['Gold 🎲 Rush', 'rush', 'Rush'],
    ['Pão de Ouro', 'pao', 'Pão'],
    ['Gold Gold', 'gold', 'Gold'],
  ])('LIST-14 finds in "%s" for "%s" the characters "%s"', (name, query, found) => {
    expect(marked(name, query)).toBe(found);
  });

  it('LIST-14 finds the first place, and nothing for a blank or foreign text', () => {
    expect(matchIn('Gold Gold', 'gold')).toEqual([0, 4]);
    expect([matchIn('Gold', ' '), matchIn('Gold', 'golden')]).toEqual([null, null]);
  });

  it('R13 marks whole characters where a mark stands alone', () => {
    expect(marked('Va\u0300ng', 'van')).toBe('Va\u0300n');
  });
});
