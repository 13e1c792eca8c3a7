/** Deposit rules: limits, fee, bonus, states, transfer reference and QR code. */
import { depositState } from 'lobbykit/wire';
import { describe, expect, it } from 'vitest';
import { crc16, makeReference, TRANSFER_REFERENCE, vietQr } from '../../../sdk/protocol/deposits/viet-qr.ts';
import {
  canCancelDeposit,
  canDepositTransition,
  checkDepositAmount,
  DEPOSIT_TRANSITIONS,
  depositArrives,
  depositBonus,
  depositFee,
  depositPollMs,
  depositWagering,
  isDepositOpen,
  quickAmounts,
} from '../../../sdk/protocol/domain.ts';
import { seededRandom } from '../../helpers/chance/seed.ts';

describe('amount, fee and bonus', () => {
  const limits = { min: '50000', max: '20000000', dayLeft: '300000', decimals: 0 };

  it('PAY-05 checkDepositAmount returns the limit that the amount exceeds', () => {
    const check = (amount: string) => checkDepositAmount(amount, limits);
    expect(check('50000')).toBeNull();
    expect(check('300000')).toBeNull();
    expect(check('49999')).toEqual({ issue: 'low', limit: '50000' });
    expect(check('20000001')).toEqual({ issue: 'high', limit: '20000000' });
    expect(check('300001')).toEqual({ issue: 'day', limit: '300000' });
    expect(check('60000.5')).toEqual({ issue: 'decimals', decimals: 0 });
    expect(check('60000.00')).toBeNull();
    expect(checkDepositAmount('0', { ...limits, min: '0' })).toEqual({ issue: 'low', limit: '0' });
    expect(checkDepositAmount('19000000', { ...limits, dayLeft: null })).toBeNull();
    for (const wrong of ['', '-1', '+5', '1e5', '٥٠٠٠٠', '50,000', ' 50000', 'NaN', '1234567890123456']) {
      expect(check(wrong)).toEqual({ issue: 'number' });
    }
  });

  it('PAY-05 deposit fee is rounded up to the decimals of the currency and never exceeds the amount', () => {
    expect(depositFee('2000000', { percent: '0', fixed: '0' }, 0)).toBe('0.00');
    expect(depositFee('2000000', { percent: '1.2', fixed: '0' }, 0)).toBe('24000.00');
    expect(depositFee('50001', { percent: '1.2', fixed: '0' }, 0)).toBe('601.00');
    expect(depositFee('50001', { percent: '1.2', fixed: '0' }, 2)).toBe('600.02');
    expect(depositFee('100.01', { percent: '1.8', fixed: '0.30' }, 2)).toBe('2.11');
    expect(depositFee('5', { percent: '0', fixed: '10' }, 2)).toBe('5.00');
    expect(depositArrives('2000000', '24000.00', '400000.00')).toBe('2376000.00');
  });

  it('PAY-10 deposit bonus is a percentage with a minimum amount, a maximum and a wagering requirement', () => {
    const offer = { percent: '20', maxBonus: '500000', minAmount: '100000', wageringMultiplier: '5' };
    expect(depositBonus('2000000', offer, 0)).toBe('400000.00');
    expect(depositBonus('9000000', offer, 0)).toBe('500000.00');
    expect(depositBonus('99999', offer, 0)).toBe('0.00');
    expect(depositBonus('100003', { ...offer, percent: '12.5' }, 0)).toBe('12500.00');
    expect(depositWagering('2000000', '400000.00', '5')).toBe('12000000.00');
    expect(depositWagering('100.5', '0.00', '1.5')).toBe('150.75');
  });

  it('PAY-05 quick amounts are round amounts within the limits', () => {
    const shown = ['100000', '200000', '500000', '1000000', '2000000', '5000000', '10000000', '20000000'];
    expect(quickAmounts('50000', '300000000')).toEqual(shown);
    expect(quickAmounts('10', '100')).toEqual(['20', '50', '100']);
    expect(quickAmounts('0.50', '3')).toEqual(['1', '2']);
    expect(quickAmounts('7', '7')).toEqual([]);
  });
});

describe('deposit states', () => {
  const states = depositState.options;

  it('PAY-09 deposit state reversed has no transitions, and state review has only manual transitions', () => {
    expect(Object.keys(DEPOSIT_TRANSITIONS).sort()).toEqual([...states].sort());
    const pairs = states.flatMap(from =>
      states.filter(to => canDepositTransition(from, to)).map(to => `${from} ${to}`),
    );
    expect(pairs).toEqual([
      ...['pending', 'paid', 'failed', 'expired', 'review', 'cancelled'].map(to => `created ${to}`),
      ...['paid', 'failed', 'expired', 'review', 'cancelled'].map(to => `pending ${to}`),
      'paid reversed',
      'failed review',
      'expired review',
      'review paid',
      'review failed',
      'cancelled review',
    ]);
    expect(states.filter(isDepositOpen)).toEqual(['created', 'pending', 'review']);
    expect(states.filter(canCancelDeposit)).toEqual(['created', 'pending']);
  });

  it('PAY-09 deposit polling starts after 2 s and backs off to at most 30 s', () => {
    expect([0, 1, 2, 3].map(depositPollMs)).toEqual([2_000, 3_000, 4_500, 6_750]);
    expect([7, 50, 5_000].map(depositPollMs)).toEqual([30_000, 30_000, 30_000]);
    expect(depositPollMs(-1)).toBe(2_000);
  });
});

/** EMVCo tag decoder, independent of the encoder. */
function decode(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let rest = text;
  while (rest !== '') {
    const [, tag, size] = /^(\d\d)(\d\d)/.exec(rest) ?? [];
    if (tag === undefined) throw new Error(`no tag at "${rest}"`);
    found.set(tag, rest.slice(4, 4 + Number(size)));
    if (found.get(tag)!.length !== Number(size)) throw new Error(`${tag} breaks off`);
    rest = rest.slice(4 + Number(size));
  }
  return found;
}

/** Computes the same checksum with a lookup table, as banking apps do. */
function tableCrc(text: string): string {
  const table = Array.from({ length: 256 }, (_, index) => {
    let value = index * 256;
    for (let bit = 0; bit < 8; bit++) value = value >= 32_768 ? ((value * 2) % 65_536) ^ 4_129 : value * 2;
    return value;
  });
  let crc = 65_535;
  for (const byte of Buffer.from(text, 'latin1')) crc = ((crc * 256) % 65_536) ^ table[Math.floor(crc / 256) ^ byte]!;
  return crc.toString(16).padStart(4, '0').toUpperCase();
}

describe('manual transfer', () => {
  it('PAY-06 transfer reference has eight unambiguous letters and digits', () => {
    const next = seededRandom(7);
    const below = (limit: number) => Math.floor(next() * limit);
    const many = Array.from({ length: 2_000 }, () => makeReference(below));
    for (const one of many) expect(one).toMatch(/^[A-Z0-9]{8}$/);
    expect(many.every(one => TRANSFER_REFERENCE.test(one))).toBe(true);
    expect(many.join('')).not.toMatch(/[0O1IL2Z5S8B]/);
    expect(new Set(many.join('')).size).toBe(25);
    expect(new Set(many).size).toBe(many.length);
  });

  it('PAY-06 QR codes of 1,000 random transfers decode to CRC, bank, amount and reference', () => {
    const next = seededRandom(11);
    const below = (limit: number) => Math.floor(next() * limit);
    for (let turn = 0; turn < 1_000; turn++) {
      const account = String(1 + below(999_999_999))
        .repeat(2)
        .slice(0, 1 + below(18));
      const input = { bin: '999999', account, amount: String(1 + below(300_000_000)), reference: makeReference(below) };
      const text = vietQr(input);
      expect(tableCrc(text.slice(0, -4))).toBe(text.slice(-4));
      const tags = decode(text);
      expect([...tags.keys()]).toEqual(['00', '01', '38', '53', '54', '58', '62', '63']);
      expect([tags.get('00'), tags.get('01'), tags.get('53'), tags.get('58')]).toEqual(['01', '12', '704', 'VN']);
      expect(tags.get('54')).toBe(input.amount);
      const napas = decode(tags.get('38')!);
      expect([napas.get('00'), napas.get('02')]).toEqual(['A000000727', 'QRIBFTTA']);
      const receiver = decode(napas.get('01')!);
      expect([receiver.get('00'), receiver.get('01')]).toEqual([input.bin, account]);
      expect(decode(tags.get('62')!).get('08')).toBe(input.reference);
    }
  });

  it('PAY-06 crc16 is CCITT-FALSE and vietQr rejects invalid input', () => {
    expect(crc16('123456789')).toBe(0x29b1);
    const fine = { bin: '999999', account: '0071', amount: '50000.00', reference: 'ACDEFGHJ' };
    expect(vietQr(fine)).toContain('540550000');
    for (const wrong of [{ bin: '12345' }, { account: '' }, { amount: '1.5' }, { amount: '-1' }, { reference: 'Ä' }]) {
      expect(() => vietQr({ ...fine, ...wrong })).toThrow(RangeError);
    }
  });
});
