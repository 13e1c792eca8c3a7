/** Vendors listed in the footer of home (HOME-22, HOME-23). */
import { uniqueVendors, type Vendor, type VendorGroup } from './vendors.ts';

/** Vendors that the footer of home omits: two by id, and a family by the prefix of its ids (HOME-23). */
const UNNAMED: readonly string[] = ['BTI', '123BET'];
const UNNAMED_FAMILY = 'TCG';

/** Returns the vendors of all categories for the footer of home, without duplicates (HOME-22, HOME-23). */
export const footerVendors = (groups: readonly VendorGroup[]): readonly Vendor[] =>
  uniqueVendors(groups.flatMap(({ vendors }) => vendors)).filter(
    ({ id }) => !UNNAMED.includes(id) && !id.startsWith(UNNAMED_FAMILY),
  );
