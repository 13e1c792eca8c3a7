import { describe, expect, it } from 'vitest';
import { footerVendors } from '../../../sdk/protocol/games/footer-vendors.ts';
import type { VendorGroup } from '../../../sdk/protocol/games/vendors.ts';

const group = (kind: string, ...ids: string[]): VendorGroup => ({
  kind,
  vendors: ids.map(id => ({ id, name: id, icon: null })),
  classes: [],
  accountNames: [],
});

describe('footer vendors', () => {
  it('HOME-23 footer omits BTI, 123BET and vendors with an id that starts with TCG', () => {
    const groups = [group('SPORTS', 'BTI', '123BET', 'TF'), group('LOTT', 'TCG', 'TCG_SEA', 'GPI', 'XTCG')];
    expect(footerVendors(groups).map(({ id }) => id)).toEqual(['TF', 'GPI', 'XTCG']);
  });

  it('HOME-22 footer lists a vendor of several categories once', () => {
    const groups = [group('RNG', 'JL', 'BGS'), group('FISH', 'JL', 'KIRIN')];
    expect(footerVendors(groups).map(({ id }) => id)).toEqual(['JL', 'BGS', 'KIRIN']);
  });
});
