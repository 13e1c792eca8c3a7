/** Vietnamese, complete. */
import type { Table } from './en.ts';

export const vi: Table = {
  'error.not-logged-in': 'Bạn chưa đăng nhập, vui lòng đăng nhập trước',
  'error.permission': 'Xin lỗi, tài khoản này không có quyền hoặc chức năng tạm thời không khả dụng',
  'error.session-ended': 'Tài khoản đã bị đăng xuất, vui lòng đăng nhập lại',
  'error.unknown': 'Lỗi không xác định',
  'error.address': 'Địa chỉ yêu cầu bị trống',
  'error.upgrade': 'Hệ thống đang nâng cấp, vui lòng thử lại sau',
  'error.busy': 'Hệ thống đang bận, vui lòng thử lại sau giây lát',
  'error.answer': 'Không đọc được phản hồi của máy chủ',
  'error.connection': 'Đã mất kết nối',
  'error.offline': 'Bạn đang ngoại tuyến',
  'action.retry': 'Thử lại',
  'action.close': 'Đóng',
  'element.config': 'Phần này của trang chưa được thiết lập đúng',
  'element.broken': 'Không thể hiển thị phần này của trang',
};
