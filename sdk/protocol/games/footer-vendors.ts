/** Vendors that the footer of the home page lists (HOME-22, HOME-23). */
import { uniqueVendors, type Vendor, type VendorGroup } from './vendors.ts';

/** Vendors that the footer omits: two ids, and a prefix that stands for all ids that start with it (HOME-23). */
const UNNAMED: readonly string[] = ['BTI', '123BET'];
const UNNAMED_FAMILY = 'TCG';

/** Returns the vendors of all categories for the footer of the home page, without duplicates (HOME-22, HOME-23). */
export const footerVendors = (groups: readonly VendorGroup[]): readonly Vendor[] =>
  uniqueVendors(groups.flatMap(({ vendors }) => vendors)).filter(
    ({ id }) => !UNNAMED.includes(id) && !id.startsWith(UNNAMED_FAMILY),
  );
