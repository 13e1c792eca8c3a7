/**
 * Vendors and game categories of a new database. The requirements define some of the codes; all other vendors are
 * fictitious.
 */
import type { Trx } from '../../platform/db/schema.ts';

/**
 * Game categories in server order: today's draws precede games that are always available. E-sports and cockfights
 * belong to the vendor group SPORTS (VENDOR-01).
 */
const GAME_TYPES: readonly (readonly [code: string, vendorGroup: string])[] = [
  ['LOTT', 'LOTT'],
  ['RNG', 'RNG'],
  ['LIVE', 'LIVE'],
  ['PVP', 'PVP'],
  ['FISH', 'FISH'],
  ['SPORTS', 'SPORTS'],
  ['ESPORTS', 'SPORTS'],
  ['COCKFIGHT', 'SPORTS'],
  ['ELOTT', 'ELOTT'],
];

type Share = Readonly<Record<string, number>>;

/** Vendors with their share of the games, by category; shares are relative to the other vendors. */
export const VENDORS: readonly (readonly [code: string, name: string, share: Share])[] = [
  ['BGS', 'Banyan Studio', { RNG: 9 }],
  ['JL', 'Jade Lantern', { RNG: 9, FISH: 5, PVP: 3 }],
  ['NOVA', 'Nova Reels', { RNG: 6 }],
  ['KIRIN', 'Kirin Play', { RNG: 6, PVP: 3 }],
  ['BLUEFIN', 'Bluefin', { FISH: 6, RNG: 2 }],
  ['LOTUS', 'Lotus Lab', { RNG: 5, LIVE: 2 }],
  ['MEKONG', 'Mekong Games', { PVP: 5, FISH: 3, RNG: 3 }],
  ['TCG_LOTTO_VN', 'Vietnam Lotteries', {}],
  ['TCG_SEA', 'Southeast Draws', {}],
  ['LOTT', 'Lottery Hall', {}],
  ['ELOTT', 'Quick Lottery', {}],
  ['GPI', 'Golden Prairie', { LOTT: 3 }],
  ['AURUM', 'Aurum Forge', { RNG: 5 }],
  ['PIXELJACK', 'Pixel Jack', { RNG: 5 }],
  ['SIROCCO', 'Sirocco', { RNG: 4 }],
  ['TALISMAN', 'Talisman Works', { RNG: 4 }],
  ['CORAL', 'Coral Bay', { FISH: 4, RNG: 1 }],
  ['WILDFERN', 'Wildfern', { RNG: 4 }],
  ['ORBITAL', 'Orbital Nine', { RNG: 3 }],
  ['HALCYON', 'Halcyon Live', { LIVE: 6 }],
  ['VELVET', 'Velvet Table', { LIVE: 6 }],
  ['SAIGONLIVE', 'Saigon Live House', { LIVE: 5 }],
  ['MARQUEE', 'Marquee Studio', { LIVE: 4 }],
  ['PEARL', 'Pearl Room', { LIVE: 3, PVP: 1 }],
  ['TABLA', 'Tabla Social', { PVP: 5 }],
  ['BAMBOO', 'Bamboo Club', { PVP: 4 }],
  ['HARBOUR', 'Harbour Cards', { PVP: 3 }],
  ['REEFKING', 'Reefking', { FISH: 4 }],
  ['TIDAL', 'Tidal Arcade', { FISH: 3, RNG: 1 }],
  ['EMBER', 'Ember Spin', { RNG: 4 }],
  ['QUARTZ', 'Quartz Interactive', { RNG: 4 }],
  ['MONSOON', 'Monsoon', { RNG: 3 }],
  ['OLDTOWN', 'Old Town Slots', { RNG: 3 }],
  ['SUNDIAL', 'Sundial', { RNG: 3 }],
  ['FOXGLOVE', 'Foxglove', { RNG: 3 }],
  ['BTI', 'BTI Sports', { SPORTS: 8 }],
  ['123BET', '123BET', { SPORTS: 6 }],
  ['IRONLINE', 'Ironline Sports', { SPORTS: 6 }],
  ['TERRACE', 'Terrace Odds', { SPORTS: 5 }],
  ['PADDOCK', 'Paddock', { SPORTS: 1 }],
  ['TF', 'Truefield Esports', { ESPORTS: 6 }],
  ['IMSB', 'Ironmark Esports', { ESPORTS: 5 }],
  ['DS88', 'Dragon Spur 88', { COCKFIGHT: 3 }],
  ['SV3', 'Silver Vane 3', { COCKFIGHT: 3 }],
];

/**
 * Adds the vendors. Outside of a sandbox, these are only the vendors of lotteries, because the others have no games
 * there.
 */
export async function addVendors(trx: Trx, { sandbox }: { readonly sandbox: boolean }): Promise<void> {
  const vendors = VENDORS.filter(([, , share]) => sandbox || Object.keys(share).length === 0);
  await trx
    .insertInto('game_types')
    .values(GAME_TYPES.map(([code, vendor_group], position) => ({ code, vendor_group, position })))
    .execute();
  await trx
    .insertInto('vendors')
    .values(vendors.map(([code, name], position) => ({ code, name, position, active: true })))
    .execute();
}
