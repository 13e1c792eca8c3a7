/** Vietnamese of games and winners, complete. */
import type { GamesTable } from './games-en.ts';

export const gamesVi: GamesTable = {
  'launch.blocked': 'Trình duyệt đã chặn mở trò chơi',
  'launch.open': 'Mở trò chơi',
  'winners.title': 'Thắng gần đây',
  'winners.sandbox': 'Tiền chơi',
  'winners.stop': 'Dừng danh sách',
  'winners.go': 'Cho danh sách chạy',
  'winners.loading': 'Đang tải các lượt thắng',
  'winners.failed': 'Chưa tải được các lượt thắng',
  'winners.entry': '{{name}} thắng {{amount}} ở {{game}}. Chơi ngay',
};
