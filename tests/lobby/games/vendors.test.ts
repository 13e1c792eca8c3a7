import { beforeEach, describe, expect, it } from 'vitest';
import type { Lobby, LobbyConfig } from '../../../sdk/lobby/types.ts';
import type { VendorGroup } from '../../../sdk/protocol/games/vendors.ts';
import { accountServerHere, openTab, soon } from '../account/account-kit.ts';

const server = accountServerHere();
const VENDORS = 'GET /wps/relay/GCSGAME_getVendors';
const vendorsOf = (...ids: string[]) => ({ vendors: ids.map(vassalage => ({ vassalage })) });
const sorting = ['RNG', 'PVP', 'SPORTS'];
const mapping = { RNG: vendorsOf('PG'), PVP: vendorsOf('KY'), SPORTS: vendorsOf('SABA', 'TF', 'SV3') };

beforeEach(() => server.on(VENDORS, () => ({ value: { sorting, mapping } })));

const open = (config: Partial<LobbyConfig> = {}) => openTab(server.url, { languages: ['EN', 'VI'], ...config }).lobby;
const shown = ({ $vendors }: Lobby) =>
  ($vendors.value?.data ?? []).map(({ kind, vendors }: VendorGroup) => [kind, vendors.map(({ id }) => id).join()]);

describe('vendor store of the lobby', () => {
  it('API-30 VENDOR-01 VENDOR-04 vendors are fetched by merchant and shown with SPORTS split into three groups', async () => {
    const lobby = open();
    lobby.$vendors.listen(() => {});
    await soon(() =>
      expect(shown(lobby)).toEqual([
        ['RNG', 'PG'],
        ['PVP', 'KY'],
        ['COCKFIGHT', 'SV3'],
        ['SPORTS', 'SABA'],
        ['ESPORTS', 'TF'],
      ]),
    );
    expect(server.of(VENDORS).map(({ url }) => url.split('?')[1])).toEqual(['merchant=demo']);
  });

  it('VENDOR-01 VENDOR-04 vendors follow the lists of the configuration', async () => {
    const lobby = open({ sportsSplit: { ESPORTS: ['SABA'] } });
    lobby.$vendors.listen(() => {});
    await soon(() => expect(shown(lobby)).toContainEqual(['SPORTS', 'TF']));
    expect(shown(lobby)).toContainEqual(['ESPORTS', 'SABA']);
  });

  it('vendors are fetched on the first listener and not again for the next', async () => {
    const lobby = open();
    expect(server.of(VENDORS)).toEqual([]);
    const off = lobby.$vendors.listen(() => {});
    await soon(() => expect(shown(lobby)).toHaveLength(5));
    off();
    lobby.$vendors.listen(() => {});
    expect(server.of(VENDORS)).toHaveLength(1);
  });

  it('LIST-38 vendors are refetched 250 ms after the last language change, and the old vendors are visible until then', async () => {
    const lobby = open();
    lobby.$vendors.listen(() => {});
    await soon(() => expect(shown(lobby)).toHaveLength(5));
    server.on(VENDORS, () => ({ value: { sorting: ['RNG'], mapping } }));
    const changed = performance.now();
    for (const language of ['VI', 'EN', 'VI']) lobby.setLanguage(language);
    expect(shown(lobby)).toHaveLength(5);
    await soon(() => expect(shown(lobby)).toHaveLength(1));
    expect(performance.now() - changed).toBeGreaterThan(240);
    expect(server.of(VENDORS)).toHaveLength(2);
  });

  it('LIST-38 vendors are not refetched if the language changes back to that of the displayed vendors', async () => {
    const lobby = open();
    lobby.$vendors.listen(() => {});
    await soon(() => expect(shown(lobby)).toHaveLength(5));
    lobby.setLanguage('VI');
    lobby.setLanguage('EN');
    await new Promise(resolve => setTimeout(resolve, 300));
    expect(server.of(VENDORS)).toHaveLength(1);
  });

  it('LIST-38 vendors are fetched in the language selected while no listener was active', async () => {
    const lobby = open();
    const off = lobby.$vendors.listen(() => {});
    await soon(() => expect(shown(lobby)).toHaveLength(5));
    off();
    // A store unmounts one second after its last listener is removed.
    await new Promise(resolve => setTimeout(resolve, 1_200));
    lobby.setLanguage('VI');
    lobby.$vendors.listen(() => {});
    await soon(() => expect(server.of(VENDORS)).toHaveLength(2));
  });

  it('refresh fetches the vendor list again, and a failed refresh sets the error and keeps the list visible', async () => {
    server.on(VENDORS, () => ({ status: 500 }));
    const lobby = open();
    lobby.$vendors.listen(() => {});
    await soon(() => expect(lobby.$vendors.value?.error?.kind).toBe('http'));
    server.on(VENDORS, () => ({ value: { sorting, mapping } }));
    await lobby.refreshVendors();
    expect(shown(lobby)).toHaveLength(5);
    server.on(VENDORS, () => ({ status: 500 }));
    await lobby.refreshVendors();
    expect(lobby.$vendors.value).toMatchObject({ stale: true, error: { kind: 'http' } });
    expect(shown(lobby)).toHaveLength(5);
  });
});
