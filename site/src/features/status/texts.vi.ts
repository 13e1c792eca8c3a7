import type { status as en } from './texts.en.ts';

/** Vietnamese texts of the status pages. */
export const status: Readonly<Record<keyof typeof en, string>> = {
  maintenance: 'Bảo trì hệ thống',
  info_maintenance: 'Chúng tôi đang bảo trì và sẽ sớm trở lại. Tài khoản và số dư của bạn vẫn an toàn.',
  'status.restricted': 'Không dùng được ở nơi bạn đang ở',
  'status.restrictedText':
    'Truy cập từ địa chỉ IP hoặc khu vực của bạn bị hạn chế. Nếu bạn cho là nhầm lẫn, hãy gửi địa chỉ dưới đây cho chăm sóc khách hàng.',
  'status.address': 'Địa chỉ IP của bạn',
  'status.contact': 'Liên hệ chăm sóc khách hàng',
  'status.noContact': 'Hiện chưa liên hệ được chăm sóc khách hàng. Vui lòng thử lại sau ít phút.',
  'status.waits': 'Không cần tải lại. Trang sẽ tự mở tại đây.',
  'status.unsure': 'Kết nối đang gặp trục trặc. Chúng tôi sẽ tự thử lại.',
  'status.unsureText': 'Trong lúc đó bạn vẫn có thể tiếp tục.',
};
