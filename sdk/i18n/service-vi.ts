/** Vietnamese texts of the service widget, complete. */
import type { ServiceTable } from './service-en.ts';

export const serviceVi: ServiceTable = {
  'service.title': 'Chăm sóc khách hàng',
  'service.toggle': 'Liên hệ',
  'service.toggle.unread': 'Liên hệ, bạn có tin chưa đọc',
  'service.close': 'Đóng',
  'service.unread': 'Chưa đọc',
  'service.window': 'Mở cửa sổ mới',
  'service.failed': 'Không tải được mục này',
  'service.none': 'Hiện chưa có nhân viên hỗ trợ. Vui lòng xem trung tâm trợ giúp.',
  'service.button.service': 'Mọi cách liên hệ',
  'service.button.chat': 'Trò chuyện trực tuyến',
  'service.button.telegram': 'Telegram',
  'service.button.facebook': 'Facebook',
  'service.button.whatsapp': 'WhatsApp',
  'service.button.download': 'Tải ứng dụng',
  'service.entry.customer': 'Chăm sóc khách hàng',
  'service.entry.customer.words': 'Đội ngũ của chúng tôi sẵn sàng giúp bạn',
  'service.entry.messages': 'Tin nhắn',
  'service.entry.messages.words': 'Tin nhắn dành cho bạn',
  'service.entry.announcements': 'Thông báo',
  'service.entry.announcements.words': 'Tin tức và cập nhật',
  'service.entry.chat': 'Trò chuyện trực tuyến',
  'service.entry.chat.words': 'Trò chuyện với chúng tôi ngay',
  'service.entry.help': 'Trung tâm trợ giúp',
  'service.entry.help.words': 'Giải đáp các câu hỏi thường gặp',
};
