/** Default time zone of a lottery; the specification describes Vietnamese lotteries only. */
export const DEFAULT_ZONE = 'Asia/Ho_Chi_Minh';
