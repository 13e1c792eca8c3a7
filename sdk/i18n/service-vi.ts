/** Vietnamese of the ways to the operator, complete. */
import type { ServiceTable } from './service-en.ts';

export const serviceVi: ServiceTable = {
  'service.title': 'Chăm sóc khách hàng',
  'service.toggle': 'Liên hệ',
  'service.toggle.unread': 'Liên hệ, có nội dung chưa đọc',
  'service.close': 'Đóng',
  'service.unread': 'Chưa đọc',
  'service.window': 'Mở cửa sổ mới',
  'service.failed': 'Chưa tải được phần này',
  'service.none': 'Hiện chưa có cửa sổ hỗ trợ. Vui lòng xem trung tâm trợ giúp.',
  'service.button.service': 'Mọi cách liên hệ',
  'service.button.chat': 'Trò chuyện trực tiếp',
  'service.button.telegram': 'Telegram',
  'service.button.facebook': 'Facebook',
  'service.button.whatsapp': 'WhatsApp',
  'service.button.download': 'Tải ứng dụng',
  'service.entry.customer': 'Chăm sóc khách hàng',
  'service.entry.customer.words': 'Hỏi đội ngũ vận hành trang',
  'service.entry.messages': 'Tin nhắn',
  'service.entry.messages.words': 'Những gì được gửi cho bạn',
  'service.entry.announcements': 'Thông báo',
  'service.entry.announcements.words': 'Tin tức cho mọi người',
  'service.entry.chat': 'Trò chuyện trực tiếp',
  'service.entry.chat.words': 'Nhắn cho chúng tôi ngay bây giờ',
  'service.entry.help': 'Trung tâm trợ giúp',
  'service.entry.help.words': 'Giải đáp các câu hỏi thường gặp',
};
