/** Vietnamese of account screens, complete. */
import type { AccountTable } from './account-en.ts';

export const accountVi: AccountTable = {
  in_login_failed: 'Sai tài khoản hoặc mật khẩu',
  'error.login-locked': 'Đăng nhập sai quá nhiều lần. Vui lòng thử lại sau',
  'error.captcha-wrong': 'Ký tự không khớp với hình',
  'error.member-disabled': 'Xin lỗi, người dùng không tồn tại hoặc đã bị khoá',
  'error.member-exists': 'Xin lỗi, tên đăng nhập đã tồn tại',
  'error.code-wrong': 'Mã xác minh không đúng',
  'error.referrer': 'Liên kết giới thiệu không đúng',
  'error.member-only': 'Tài khoản không phải hội viên, không thể đăng nhập',
  'error.agent-only': 'Chỉ đại lý mới có thể đăng nhập',
  'error.age': 'Vui lòng xác nhận tuổi trước',
  'error.password-unchanged': 'Mật khẩu mới và mật khẩu cũ không được giống nhau',
  'error.password-wrong': 'Mật khẩu cũ không đúng',
  'error.slide-wrong': 'Mảnh ghép chưa đúng chỗ. Vui lòng thử lại',
  'error.input': 'Vui lòng kiểm tra lại thông tin đã nhập',
  'error.trial': 'Vui lòng đăng nhập tài khoản thật để dùng chức năng này',
};
