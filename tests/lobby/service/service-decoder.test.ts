import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decodeServicePath, decryptBlocks } from '../../../sdk/lobby/service/decoder.lazy.ts';
import { fc } from '../../helpers/chance/fast-check.ts';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));

/**
 * Encryption of the gateway: two-key triple DES with three equal keys is plain DES, which Node does not offer by name.
 */
function seal(content: string | Buffer, key: string, padded = true): string {
  const cipher = createCipheriv('des-ede3', Buffer.from(key.repeat(3), 'latin1'), null);
  cipher.setAutoPadding(padded);
  return Buffer.concat([cipher.update(content), cipher.final()]).toString('base64');
}

describe('default decoder of a service path', () => {
  it('S23 decryptBlocks decrypts the example block of the DES standard with its key', () => {
    const opened = decryptBlocks(bytes('85E813540F0AB405'), bytes('133457799BBCDFF1'));
    expect(Buffer.from(opened).toString('hex').toUpperCase()).toBe('0123456789ABCDEF');
  });

  it('S23 SERV-18 decoder decrypts the documented path to its URL', () => {
    const path = 'sgUKdyB6u+MeYDRCzC/7DEEgW45PXcyBvjjx1ASO45Ez84Fl8cnpVu0ZB+DrMhf6a1b2c3d4';
    expect(decodeServicePath(path.slice(0, -8), path.slice(-8))).toBe('https://service.example/chat?id=42&ref=é');
  });

  it('S23 decoder decrypts paths of every length that the gateway encrypts', () => {
    const key = fc.string({
      unit: fc.integer({ min: 33, max: 126 }).map(code => String.fromCharCode(code)),
      minLength: 8,
      maxLength: 8,
    });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), key, (text, chosen) => {
        expect(decodeServicePath(seal(text, chosen), chosen)).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['another key', seal('https://service.example/', 'a1b2c3d4'), 'a1b2c3dX'],
    ['no text', '', 'a1b2c3d4'],
    ['no base64', 'not base64!', 'a1b2c3d4'],
    ['half a block', 'AAAA', 'a1b2c3d4'],
    ['a short key', seal('x', 'a1b2c3d4'), 'a1b2'],
    ['padding of nothing', seal('1234567\0', 'a1b2c3d4', false), 'a1b2c3d4'],
    ['padding longer than a block', seal('1234567\t', 'a1b2c3d4', false), 'a1b2c3d4'],
    ['padding that is not alike', seal('12345\u0001\u0002\u0003', 'a1b2c3d4', false), 'a1b2c3d4'],
    ['bad UTF-8', seal(Buffer.from([0xff, 0xfe, 0xc3]), 'a1b2c3d4'), 'a1b2c3d4'],
  ])('S23 SERV-18 decoder returns null for %s and never throws', (_, text, key) => {
    expect(decodeServicePath(text, key)).toBeNull();
  });

  it('S23 SERV-18 decoder never throws for any text and key', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'grapheme' }), (text, key) => {
        expect([null, 'string']).toContain(decodeServicePath(text, key) === null ? null : 'string');
      }),
      { numRuns: 200 },
    );
  });
});
