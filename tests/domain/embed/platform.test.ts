import { expect, it } from 'vitest';
import { GATEWAY_CODES, PLATFORM, PLAY_TYPES, PRIZE_MODES } from '../../../sdk/domain/platform.ts';

it('SESS-23 SESS-24 holds the documented platform, gateway codes, prize modes and play types', () => {
  expect(PLATFORM).toBe('mobile');
  expect(GATEWAY_CODES).toEqual({ WEB: 1, MOBILE: 3 });
  expect(PRIZE_MODES).toEqual(['Lott', 'ZY', 'Elott']);
  expect(Object.keys(PLAY_TYPES)).toEqual(['Tradition', 'Entertainment']);
});
