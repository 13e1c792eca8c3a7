import type { PageTexts } from './en.ts';

/** Page texts in Vietnamese. */
export const vi: PageTexts = {
  'page.title': 'lobbykit demo: kết quả xổ số ngay khi quay',
  'header.language': 'Ngôn ngữ',
  'header.darkTheme': 'Giao diện tối',
  'mark.playMoney': 'Tiền chơi',
  'examples.title': 'Đặt bảng này lên trang của bạn',
  'examples.text': 'Bằng thẻ script, phần tử tùy chỉnh hoặc thành phần React: xem cả ba đang chạy.',
  'footer.age': 'Dành cho người từ 18 tuổi trở lên',
  'footer.responsible': 'Chơi có trách nhiệm. Đặt giới hạn trước khi bắt đầu và dừng lại khi không còn vui.',
  'footer.sandbox':
    'Bản trình diễn dùng tiền chơi: không có giá trị thật. Kết quả ghi là thử nghiệm do máy chủ này tạo ra.',
  'aside.title': 'Giờ quay và kết quả. Một chỗ.',
  'aside.text': 'Trang giữ đúng kích thước điện thoại, nên không có gì xê dịch khi bạn đổi máy.',
  'next.title': 'Kỳ quay kế tiếp',
  'next.open': 'Khoá sau',
  'next.closed': 'Quay sau',
  'next.waiting': 'Đang chờ kết quả',
  'phone.title': 'Mở tiếp trên điện thoại',
  'phone.text': 'Quét bằng máy ảnh. Bạn ở lại đúng trang đang xem.',
  'phone.loopback': 'Địa chỉ này chỉ mở được trên máy này. Khởi động máy chủ với HOST=0.0.0.0 để mở từ điện thoại.',
  'phone.code': 'Mã QR chứa địa chỉ của trang này',
  'notOpen.login.title': 'Tài khoản chưa mở',
  'notOpen.login.favourite':
    'Mục yêu thích được lưu theo tài khoản, mà bản này chưa có đăng nhập. Chưa có gì thay đổi.',
  'notOpen.login.recent': 'Xổ số chơi gần đây được lưu theo tài khoản, mà bản này chưa có đăng nhập.',
  'notOpen.login.launch': 'Cần tài khoản để chơi, mà bản này chưa có đăng nhập.',
  'notOpen.launch.title': 'Màn hình trò chơi chưa mở',
  'notOpen.launch.text': 'Bạn có thể theo dõi các kỳ quay {{name}} ở đây. Bản này chưa có phần chơi.',
  'notOpen.close': 'Về bảng quay số',
  'notOpen.dismiss': 'Đóng',
  'failed.title': 'Phần này của trang đã dừng',
  'failed.text': 'Phần còn lại của trang vẫn dùng được.',
  'failed.retry': 'Thử lại',
};
