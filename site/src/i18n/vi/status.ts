import type { status as en } from '../en/status.ts';

/** What a closed site says in Vietnamese. */
export const status: Readonly<Record<keyof typeof en, string>> = {
  maintenance: 'Bảo trì hệ thống',
  info_maintenance: 'Chúng tôi đang bảo trì và sẽ sớm mở lại. Tài khoản và số dư của bạn vẫn giữ nguyên.',
  'status.restricted': 'Không dùng được ở nơi bạn đang ở',
  'status.restrictedText':
    'Truy cập từ địa chỉ IP hoặc khu vực của bạn bị hạn chế. Nếu bạn cho là nhầm lẫn, hãy báo địa chỉ dưới đây cho chăm sóc khách hàng.',
  'status.address': 'Địa chỉ IP của bạn',
  'status.contact': 'Liên hệ chăm sóc khách hàng',
  'status.noContact': 'Hiện chưa liên hệ được chăm sóc khách hàng. Vui lòng thử lại sau ít phút.',
  'status.waits': 'Bạn không cần tải lại: trang sẽ tự mở ở đây.',
  'status.unsure': 'Dịch vụ phản hồi kém',
  'status.unsureText': 'Bạn cứ tiếp tục. Chúng tôi sẽ tự kiểm tra lại.',
};
