/** Vietnamese texts of timelines and receipts. */
import type { ReceiptTexts } from './texts.en.ts';

export const receipt: ReceiptTexts = {
  'step.deposit.created': 'Đã tạo lệnh nạp',
  'step.deposit.sent': 'Bạn đã chuyển khoản',
  'step.deposit.opened': 'Đã mở trang thanh toán',
  'step.deposit.payment': 'Đang chờ bạn thanh toán',
  'step.deposit.way': 'Tiền đang về',
  'step.deposit.paid': 'Vào số dư',
  'step.deposit.failed': 'Bị từ chối',
  'step.deposit.expired': 'Hết hạn',
  'step.deposit.review': 'Đang kiểm tra',
  'step.deposit.cancelled': 'Đã hủy',
  'step.deposit.reversed': 'Đã thu hồi',
  'step.withdrawal.requested': 'Đã yêu cầu',
  'step.withdrawal.checked': 'Kiểm tra lệnh rút',
  'step.withdrawal.sent': 'Đã gửi đến ngân hàng',
  'step.withdrawal.paid': 'Vào tài khoản ngân hàng',
  'step.withdrawal.failed': 'Ngân hàng trả lại',
  'step.withdrawal.rejected': 'Bị từ chối',
  'step.withdrawal.cancelled': 'Đã hủy',
  'step.about': 'khoảng {{time}}',
};
