import { describe, expect, it } from 'vitest';
import { parseVip } from '../../../../site/src/features/vip/parse-levels.ts';

describe('VIP levels', () => {
  it("EP-29 parseVip returns the member's level and all levels with benefits", () => {
    const club = parseVip({
      labelName: ' Gold ',
      level: '3',
      benefits: [{ id: 9, title: 'Own host', content: null }],
      levels: [
        { labelName: 'Bronze', level: 1, benefits: null },
        { labelName: 'Gold', benefits: [{ title: 'Own host', content: 'Day and night' }] },
      ],
    });
    expect(club).toEqual({
      own: { label: 'Gold', level: 3, benefits: [{ title: 'Own host', text: '' }] },
      levels: [
        { label: 'Bronze', level: 1, benefits: [] },
        { label: 'Gold', level: null, benefits: [{ title: 'Own host', text: 'Day and night' }] },
      ],
    });
  });

  it.each([{}, { labelName: null, levels: null }])('EP-29 R13 parseVip returns no level for %o', response => {
    expect(parseVip(response)).toEqual({ own: null, levels: [] });
  });
});
