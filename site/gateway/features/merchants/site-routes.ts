/** Route of a merchant's site settings, together with the public keys for encrypted request bodies (EP-23, S22). */
import { consolidatedSettings } from 'lobbykit/wire';
import type { Database } from '../../platform/db/schema.ts';
import { success } from '../../platform/http/envelope.ts';
import { avatarUrl, paymentUrl } from '../../platform/http/picture-paths.ts';
import { type Route, shared } from '../../platform/http/route.ts';
import type { FieldCipher } from '../../platform/secrets/encrypted-bodies.ts';
import { readSetting } from '../../platform/settings/repository.ts';
import { AVATARS } from '../account/profile/avatars.ts';
import { type ResourceLinkRow, readLinks } from '../service/links-repository.ts';
import { readPaymentMethods } from './payment-methods-repository.ts';

export interface SiteSettingsOptions {
  readonly db: Database;
  readonly fieldCipher: FieldCipher;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

const avatars = AVATARS.map(name => ({ name, icon: avatarUrl(name) }));

export const siteSettingsRoutes = ({ db, fieldCipher, now }: SiteSettingsOptions): Route[] => [
  shared(consolidatedSettings, async () => ({
    key: '',
    build: async () => {
      const bodyKeys = await fieldCipher.publicKeys();
      const site = await readSetting(db, 'site');
      const methods = (await readPaymentMethods(db)).filter(({ enabled }) => enabled);
      const paymentMethods = methods.map(method => ({ name: method.name, icon: paymentUrl(method) }));
      const links = await readLinks(db);
      const linksOf = (area: ResourceLinkRow['area']) =>
        links
          .filter(link => link.area === area)
          .map(({ kind, url, label }) => ({ resourceType: kind, url, labelNameEn: label }));
      const lists = { paymentMethods, avatars, downloadLinks: linksOf('download') };
      const sandbox = await readSetting(db, 'sandbox');
      const value = { ...site, ...lists, customerServiceResources: linksOf('service'), bodyKeys };
      // The cached response expires together with the first key.
      const changesAt = bodyKeys[0]?.notAfter;
      return { envelope: success(value, now(), { sandbox }), changesAt };
    },
  })),
];
