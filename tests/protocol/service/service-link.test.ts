import { describe, expect, it } from 'vitest';
import { encryptedServicePath } from '../../../sdk/protocol/service/service-link.ts';

describe('path of the service link', () => {
  it('SERV-17 SERV-19 service path has type 3 as text or number and its last 8 characters are the key', () => {
    const paths = [
      { type: '1', path: 'no' },
      { type: 3, path: 'c2VhbGVk12345678' },
      { type: '3', path: 'later87654321' },
    ];
    expect(encryptedServicePath(paths)).toEqual({ text: 'c2VhbGVk', key: '12345678' });
  });

  it.each([
    ['no such type', [{ type: '2', path: 'c2VhbGVk12345678' }]],
    ['nothing but a key', [{ type: '3', path: '12345678' }]],
    ['an empty path', [{ type: '3', path: '' }]],
    ['no paths', []],
  ])('SERV-18 service path is null for %s', (_, paths) => {
    expect(encryptedServicePath(paths)).toBeNull();
  });
});
