import { describe, expect, it, vi } from 'vitest';
import {
  copyText,
  type InviteDevice,
  inviteUrl,
  pageDevice,
  shareText,
} from '../../../../site/src/features/account/invite/invite-model.ts';

const URL = 'https://site.test/m/register?affiliateCode=LAN7';
const rejectWith = (name: string) => Promise.reject(Object.assign(new Error('no'), { name }));

const device = (overrides: Partial<InviteDevice> = {}) => ({ share: null, copy: vi.fn(async () => {}), ...overrides });

describe('invitation links', () => {
  it('FRAME-12 REG-06 invitation link contains the encoded member code', () => {
    expect(inviteUrl('https://site.test', 'LAN7')).toBe(URL);
    expect(inviteUrl('https://site.test', 'a&b=c d')).toBe('https://site.test/m/register?affiliateCode=a%26b%3Dc+d');
  });

  it('FRAME-12 invitation link is copied, or selected if the browser denies clipboard access', async () => {
    const kind = device();
    expect(await copyText(kind, URL)).toBe('copied');
    expect(kind.copy).toHaveBeenCalledWith(URL);
    expect(await copyText(device({ copy: () => rejectWith('NotAllowedError') }), URL)).toBe('select');
  });

  it.each([
    ['goes through the share sheet where there is one', () => Promise.resolve(), 'shared'],
    ['stays as it is when the sheet is closed', () => rejectWith('AbortError'), 'dismissed'],
    ['is copied where the sheet cannot be opened', () => rejectWith('NotAllowedError'), 'copied'],
    ['is copied where there is no sheet', null, 'copied'],
  ])('FRAME-12 invitation %s', async (_, share, outcome) => {
    expect(await shareText(device({ share }), 'Play with me', URL)).toBe(outcome);
  });

  it('a text without a URL is shared, or copied without a share dialog', async () => {
    const share = vi.fn(async () => {});
    expect(await shareText(device({ share }), 'Receipt')).toBe('shared');
    expect(share).toHaveBeenCalledWith({ text: 'Receipt' });
    const other = device();
    expect(await shareText(other, 'Receipt')).toBe('copied');
    expect(other.copy).toHaveBeenCalledWith('Receipt');
  });

  it('FRAME-12 invitation link is selected on a page without a clipboard API', async () => {
    vi.stubGlobal('navigator', {});
    expect(pageDevice().share).toBeNull();
    expect(await copyText(pageDevice(), URL)).toBe('select');
    vi.unstubAllGlobals();
  });
});
