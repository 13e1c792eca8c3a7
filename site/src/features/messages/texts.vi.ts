import type { messages as english } from './texts.en.ts';

/** Vietnamese texts of messages, mail, and announcements. */
export const messages: Readonly<Record<keyof typeof english, string>> = {
  'messages.all': 'Tất cả',
  'messages.kinds': 'Loại tin',
  'messages.count': '{{name}} ({{count}})',
  'messages.markAll': 'Đánh dấu tất cả đã đọc',
  'messages.loading': 'Đang tải tin nhắn',
  'messages.failed': 'Không tải được tin nhắn',
  'messages.none': 'Chưa có gì để đọc',
  'messages.noneText': 'Thông báo sẽ hiện ở đây.',
  'messages.unknown': 'Tin này không còn nữa',
  'messages.unknownText': 'Tin đã được gỡ, hoặc liên kết không đầy đủ.',
  'messages.toAll': 'Tất cả tin nhắn',
  'menu.unread': 'chưa đọc',
  'mail.none': 'Hộp thư của bạn đang trống',
  'mail.noneText': 'Tin nhắn dành riêng cho bạn sẽ hiện ở đây.',
};
