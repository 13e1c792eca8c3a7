import type { home as english } from '../en/home.ts';

/** Texts of home in Vietnamese. */
export const home: Readonly<Record<keyof typeof english, string>> = {
  'examples.title': 'Đặt bảng này lên trang của bạn',
  'examples.text': 'Thẻ script, phần tử tùy chỉnh, React: xem cả ba chạy.',
  'menu.kinds': 'Danh mục trò chơi',
  'home.hot': 'Game hot',
  'home.all': 'Tất cả',
  'home.hotFailed': 'Chưa tải được game hot',
  'home.hotLoading': 'Đang tải game hot',
  'notice.open': 'Thông báo: {{title}}',
};
