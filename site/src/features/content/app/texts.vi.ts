/** Vietnamese texts of the app download page. */
import type { AppTexts } from './texts.en.ts';

export const app: AppTexts = {
  'app.name': 'lobbykit demo',
  'app.words': 'Mọi kỳ quay và trò chơi trong một ứng dụng. Chọn cách phù hợp với điện thoại của bạn.',
  'app.close': 'Về trang chủ',
  'app.ways': 'Các cách tải ứng dụng',
  'app.none': 'Chưa có gì để tải về.',
  'app.failed': 'Không tải được các liên kết',
  'app.tutorial': 'Cài trên iPhone và iPad',
  'app.needs': 'Cần iOS 12.4 trở lên.',
  'app.back': 'Quay lại',
  'app.next': 'Tiếp',
  'app.step': 'Bước {{step}}/{{steps}}',
  'app.1.title': 'Mở trang này trên iPhone',
  'app.1.words': 'Đang dùng thiết bị khác? Quét mã QR bằng máy ảnh của điện thoại.',
  'app.2.title': 'Cho phép tải hồ sơ',
  'app.2.words': 'Điện thoại hỏi trang này có được tải hồ sơ không. Chạm Cho phép.',
  'app.3.title': 'Đóng thông báo',
  'app.3.words': 'Hồ sơ đã được tải về. Chạm Đóng.',
  'app.4.title': 'Chọn hồ sơ trong Cài đặt',
  'app.4.words': 'Mở Cài đặt và chạm “Đã tải về hồ sơ” ở gần đầu.',
  'app.5.title': 'Chạm Cài đặt',
  'app.5.words': 'Nút này ở góc trên bên phải của hồ sơ.',
  'app.6.title': 'Nhập mật mã điện thoại',
  'app.6.words': 'Đó là mật mã mở khóa màn hình. Sau đó ứng dụng nằm trên màn hình chính.',
};
