/**
 * Seed data of the links to contact channels and apps. All of them lead to pages of this gateway that state that they
 * belong to a sandbox.
 */

import type { ResourceLinkTable } from '../../features/service/tables.ts';
import { texts } from '../../migrations/reference/texts.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { APP_ICON } from '../../platform/http/picture-paths.ts';

type Link = readonly [area: ResourceLinkTable['area'], kind: string, label: string, url: string];

const LINKS: readonly Link[] = [
  ['download', 'Android', 'Android', '/sandbox/app/android'],
  ['download', 'IOS', 'iPhone', '/sandbox/app/ios'],
  ['download', 'MOBILECONFIG', 'iPhone profile', '/sandbox/app/lobby.mobileconfig'],
  ['download', 'AppDownloadIcon', 'Icon', APP_ICON],
  ['service', 'TELEGRAM', 'Telegram', '/sandbox/contact/telegram'],
  ['service', 'TELEGRAM2', 'Telegram @lobbykit', '/sandbox/contact/telegram-channel'],
  ['service', 'FACEBOOK', 'Facebook', '/sandbox/contact/facebook'],
  ['service', 'WHATSAPP', 'WhatsApp', '/sandbox/contact/whatsapp'],
  ['service', 'AFFILIATE', 'Partners', '/sandbox/contact/partners'],
];

export async function seedService(trx: Trx): Promise<void> {
  await trx
    .insertInto('resource_links')
    .values(LINKS.map(([area, kind, label, url], index) => ({ area, kind, label, url, position: index + 1 })))
    .execute();
  await trx
    .insertInto('service_paths')
    .values([
      {
        type: '1',
        titles: texts(['Questions about the app', 'Hỏi về ứng dụng', 'Perguntas sobre o app']),
        url: '/sandbox/contact/app',
      },
      {
        type: '3',
        titles: texts(['Customer service', 'Chăm sóc khách hàng', 'Atendimento']),
        url: '/sandbox/contact/service',
      },
    ])
    .execute();
}
