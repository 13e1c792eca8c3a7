import { describe, expect, it } from 'vitest';
import { parseVip } from '../../../../site/src/features/vip/parse-levels.ts';

describe('club', () => {
  it('EP-29 ROUTE-34 reads where the member stands and every level with its benefits', () => {
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

  it.each([{}, { labelName: null, levels: null }])('EP-29 R13 who is in no club stands nowhere: %o', answer => {
    expect(parseVip(answer)).toEqual({ own: null, levels: [] });
  });
});
