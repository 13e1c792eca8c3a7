import type { register as english } from './texts.en.ts';

/** Vietnamese texts of registration, recovery, and terms. */
export const register: Readonly<Record<keyof typeof english, string>> = {
  'register.title': 'Tạo tài khoản',
  'register.intro': 'Chỉ mất chưa tới một phút. Bạn phải từ {{age}} tuổi trở lên.',
  'register.method': 'Đăng ký bằng',
  'register.loading': 'Đang tải biểu mẫu',
  'register.failed': 'Không tải được biểu mẫu',
  'register.unknown': 'Nhà vận hành còn yêu cầu “{{name}}” nhưng trang này chưa nhập được mục đó.',
  'register.agree': 'Tôi đồng ý với điều khoản và chính sách bảo mật',
  'register.submit': 'Tạo tài khoản',
  'register.haveAccount': 'Đã có tài khoản?',
  in_registered_successfully: 'Đăng ký thành công.',
  register_success: 'Tài khoản của bạn đã sẵn sàng',
  'register.yourAccount': 'Đây là tên đăng nhập của bạn. Hãy lưu lại, bạn cần nó để đăng nhập.',
  'register.copy': 'Sao chép tên tài khoản',
  'register.copied': 'Đã sao chép.',
  'register.signedIn': 'Bạn đã đăng nhập.',
  'register.signedOut': 'Bạn có thể dùng tên này để đăng nhập ngay.',
  'register.continue': 'Xem các kỳ quay',
  'forget.title': 'Đặt lại mật khẩu',
  'forget.intro': 'Chúng tôi sẽ gửi mã hoặc email tới thông tin liên hệ bạn đã đăng ký.',
  'forget.method': 'Khôi phục bằng',
  'forget.sending': 'Xin chờ một chút…',
  'forget.byEmail': 'Gửi email',
  'forget.byPhone': 'Đặt mật khẩu và đăng nhập',
  'forget.remembered': 'Đã nhớ ra?',
  'forget.sent':
    'Nếu tên đăng nhập và email này thuộc về một tài khoản, mật khẩu tạm đang được gửi đến địa chỉ đó. Mật khẩu dùng được cho một lần đăng nhập.',
  'forget.sentFor':
    'Nếu tên đăng nhập và email này thuộc về một tài khoản, mật khẩu tạm đang được gửi đến địa chỉ đó. Mật khẩu dùng được cho một lần đăng nhập trong {{minutes}} phút.',
  in_been_out: 'Chúng tôi đã gửi email.',
  'terms.title': 'Điều khoản sử dụng',
  'terms.play':
    'Đây là bản demo. Mọi thứ đều dùng tiền chơi, không có giá trị ngoài bản demo: nạp và rút tiền ở đây không chuyển tiền thật.',
  'terms.age': 'Bạn đã đủ {{age}} tuổi và nơi bạn ở cho phép chơi những trò này.',
  'terms.account':
    'Mỗi người một tài khoản. Hãy giữ kín mật khẩu; mọi việc làm bằng mật khẩu đó được coi là do bạn làm.',
  'terms.fair': 'Tài khoản chơi tự động hoặc cố tình phá rối người khác hay dịch vụ sẽ bị đóng.',
  'terms.end': 'Bạn có thể rời đi bất cứ lúc nào. Nhà vận hành có thể đóng bản demo bất cứ lúc nào.',
  'privacy.title': 'Chính sách bảo mật',
  'privacy.what':
    'Chúng tôi lưu về bạn: những gì bạn nhập khi đăng ký, thời điểm và địa chỉ đăng nhập, những gì bạn chơi và những gì bạn viết cho chúng tôi.',
  'privacy.why':
    'Chúng tôi cần những điều đó để bạn đăng nhập, giữ đúng số dư và ngăn người khác vào tài khoản của bạn.',
  'privacy.kept': 'Mật khẩu chỉ được lưu dưới dạng băm, mã chỉ lưu vài phút. Trang này không đặt cookie.',
  'privacy.others': 'Chúng tôi không bán hay chia sẻ dữ liệu. SMS và email được gửi qua một nhà cung cấp.',
  'privacy.age': 'Người dưới {{age}} tuổi không được có tài khoản; nếu phát hiện, tài khoản bị đóng và dữ liệu bị xóa.',
};
