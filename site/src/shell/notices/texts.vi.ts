import type { notices as english } from './texts.en.ts';

/** Vietnamese texts of the notices. */
export const notices: Readonly<Record<keyof typeof english, string>> = {
  'offline.title': 'Không có mạng',
  'offline.text': 'Bạn đang xem dữ liệu tải gần nhất.',
  'update.title': 'Đã có phiên bản mới',
  'update.text': 'Những gì bạn đã nhập vẫn còn cho đến khi tải lại.',
  'update.take': 'Tải lại',
  'update.later': 'Để sau',
  'remind.closing': '{{name}}: còn {{minutes}} phút nữa là đóng bán',
};
