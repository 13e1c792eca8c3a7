import { fireEvent, render, screen } from '@testing-library/react';
import type { ContractKind, ContractTier } from 'lobbykit/domain';
import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import { keepFocusInLists } from '../../../../sdk/dom/overlays/list-focus.lazy.ts';
import { LobbyProvider } from '../../../../sdk/react/lobby-provider.tsx';
import { OfferTiers } from '../../../../site/src/features/contracts/offer-tiers.tsx';
import { contracts as ct } from '../../../../site/src/features/contracts/texts.en.ts';
import { CONTRACT_TEXTS } from '../../../../site/src/features/contracts/texts.ts';
import { en } from '../../../../site/src/shared/i18n/en.ts';
import { PageTextProvider, pageText } from '../../../../site/src/shared/i18n/page-text.ts';
import { lobbyWith } from '../../../react/page.tsx';

/** Enters a single tier in the offer form of an English page and submits the offer. */
async function send(
  kind: ContractKind,
  decimals: number,
  { from, pay }: Pick<ContractTier, 'from' | 'pay'>,
  pin = '204817',
) {
  const offers: (readonly ContractTier[])[] = [];
  const lobby = lobbyWith({});
  await lobby.textReady(CONTRACT_TEXTS);
  render(
    <LobbyProvider lobby={lobby}>
      <PageTextProvider value={atom(pageText(en))}>
        <OfferTiers
          kind={kind}
          first={[]}
          decimals={decimals}
          busy={false}
          offerError={null}
          onCancel={() => {}}
          onOffer={steps => offers.push(steps)}
        />
      </PageTextProvider>
    </LobbyProvider>,
  );
  const base = kind === 'dividend' ? ct['ct.base.loss'] : ct['ct.base.stake'];
  const type = (label: string, text: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
  type(ct['ct.step.from'].replace('{{base}}', base), from);
  type(ct['ct.step.active'], '2');
  type(kind === 'dividend' ? ct['ct.step.percent'] : ct['ct.step.pay'], pay);
  type(ct['ct.offer.pin'], pin);
  fireEvent.click(screen.getByRole('button', { name: ct['ct.offer.send'] }));
  return { offers, shows: (text: string) => screen.queryByText(text) !== null };
}

it('TEAM-21 tier in a currency without decimals parses 1.500 as 1500', async () => {
  const { offers } = await send('dailySalary', 0, { from: '1.500.000', pay: '1.500' });
  expect(offers).toEqual([[{ from: '1500000', active: 2, pay: '1500' }]]);
});

it('TEAM-21 tier in a currency without decimals rejects decimals', async () => {
  const { offers, shows } = await send('dailySalary', 0, { from: '1000', pay: '12.50' });
  expect([offers, shows(ct['ct.issue.decimals'])]).toEqual([[], true]);
});

it('TEAM-21 tier in a currency with two decimals accepts two decimals', async () => {
  const { offers } = await send('dailySalary', 2, { from: '1000', pay: '12.50' });
  expect(offers).toEqual([[{ from: '1000', active: 2, pay: '12.50' }]]);
});

it('TEAM-21 tier in a currency with two decimals rejects 1.500 as ambiguous', async () => {
  const { offers, shows } = await send('dailySalary', 2, { from: '1000', pay: '1.500' });
  expect([offers, shows('“1.500” can mean two amounts. Thousands are written 1,500, decimals 1.50.')]).toEqual([
    [],
    true,
  ]);
});

it('TEAM-21 tier percentage accepts one decimal in a currency without decimals', async () => {
  const { offers } = await send('dividend', 0, { from: '1000', pay: '2.5' });
  expect(offers).toEqual([[{ from: '1000', active: 2, pay: '2.5' }]]);
});

it('TEAM-21 an offer with a short withdrawal password shows the error text and sends no request', async () => {
  const { offers, shows } = await send('dailySalary', 2, { from: '1000', pay: '20' }, '2048');
  expect([offers, shows(ct['ct.issue.pin'])]).toEqual([[], true]);
});

it('removed tier moves the focus to the button that removes the next or the previous tier', async () => {
  const lobby = lobbyWith({});
  await lobby.textReady(CONTRACT_TEXTS);
  const tier = { from: '1000', active: 2, pay: '10' };
  const { container } = render(
    <LobbyProvider lobby={lobby}>
      <PageTextProvider value={atom(pageText(en))}>
        <OfferTiers
          kind="dailySalary"
          first={[tier, tier, tier]}
          decimals={0}
          busy={false}
          offerError={null}
          onCancel={() => {}}
          onOffer={() => {}}
        />
      </PageTextProvider>
    </LobbyProvider>,
  );
  const stop = keepFocusInLists(container);
  const remove = async (n: number) => {
    const button = screen.getByRole('button', { name: ct['ct.step.remove'].replace('{{n}}', String(n)) });
    button.focus();
    fireEvent.click(button);
    await Promise.resolve();
    return document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent;
  };
  expect(await remove(2)).toBe(ct['ct.step'].replace('{{n}}', '2'));
  expect(await remove(2)).toBe(ct['ct.step'].replace('{{n}}', '1'));
  stop();
});
