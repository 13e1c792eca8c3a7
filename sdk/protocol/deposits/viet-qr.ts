/** Data of a manual transfer: its reference, and the QR code for banking apps in Vietnam (PAY-06). */
import { times } from '../times.ts';

/** Letters and digits that are hard to confuse: without 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B. */
const UNAMBIGUOUS = 'ACDEFGHJKMNPQRTUVWXY34679';
const REFERENCE_LENGTH = 8;

/** Pattern of a transfer reference. */
export const TRANSFER_REFERENCE: RegExp = new RegExp(`^[${UNAMBIGUOUS}]{${REFERENCE_LENGTH}}$`);

/**
 * Generates a reference of eight letters and digits.
 * @param below returns a random integer from 0 to its argument, exclusive
 */
export const makeReference = (below: (limit: number) => number): string =>
  times(REFERENCE_LENGTH, () => UNAMBIGUOUS[below(UNAMBIGUOUS.length)]).join('');

/** Content of a VietQR code, from which a banking app fills in its transfer form. */
export interface VietQr {
  /** Bank identification number, six digits. */
  readonly bin: string;
  /** Account number, up to 19 letters and digits. */
  readonly account: string;
  /** Amount in whole dong, decimal string. */
  readonly amount: string;
  /** Reference that the transfer must contain. */
  readonly reference: string;
}

/**
 * Returns the text of a VietQR code for a transfer to an account with its amount in dong. The format is EMVCo's
 * merchant-presented mode with NAPAS's template.
 * @throws RangeError for invalid fields
 */
export function vietQr({ bin, account, amount, reference }: VietQr): string {
  const whole = /^(\d{1,13})(?:\.0+)?$/.exec(amount)?.[1];
  if (
    !/^\d{6}$/.test(bin) ||
    !/^[A-Za-z0-9]{1,19}$/.test(account) ||
    !whole ||
    !/^[A-Za-z0-9 ]{1,25}$/.test(reference)
  ) {
    throw new RangeError('a VietQR requires a bank code of six digits, an account, whole dong and a reference');
  }
  const receiver = field('00', bin) + field('01', account);
  const text = [
    field('00', '01'),
    // 12 marks a code for a single payment, which is required if the code contains an amount.
    field('01', '12'),
    field('38', field('00', 'A000000727') + field('01', receiver) + field('02', 'QRIBFTTA')),
    field('53', '704'),
    field('54', whole),
    field('58', 'VN'),
    field('62', field('08', reference)),
    // The checksum also covers its own tag (63) and length (04).
    '6304',
  ].join('');
  return text + crc16(text).toString(16).toUpperCase().padStart(4, '0');
}

const field = (tag: string, value: string) => `${tag}${String(value.length).padStart(2, '0')}${value}`;

/** Returns the CCITT-FALSE checksum of ASCII text, 16 bits: polynomial 0x1021, initial value 0xFFFF. */
export function crc16(text: string): number {
  let crc = 0xffff;
  for (let at = 0; at < text.length; at++) {
    crc ^= text.charCodeAt(at) << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc;
}
