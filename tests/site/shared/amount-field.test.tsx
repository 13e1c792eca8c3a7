import { fireEvent, render, screen } from '@testing-library/react';
import { atom } from 'nanostores';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { LobbyProvider } from '../../../sdk/react/lobby-provider.tsx';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { PageTextProvider, pageText } from '../../../site/src/shared/i18n/page-text.ts';
import { AmountField } from '../../../site/src/shared/money/amount-field.tsx';
import { lobbyWith } from '../../react/page.tsx';

/** Component that stores the amount of a field, as a page does. */
function Owner({ decimals, onAmount }: { readonly decimals: number; readonly onAmount: (amount: string) => void }) {
  const [amount, setAmount] = useState('');
  return (
    <AmountField
      label="Amount"
      symbol="₫"
      amount={amount}
      decimals={decimals}
      clearLabel="Clear"
      focusTurn={0}
      onAmount={typed => {
        onAmount(typed);
        setAmount(typed);
      }}
      onBlur={() => {}}
    />
  );
}

/** Renders a field on an English page. */
function show(decimals: number) {
  const amounts: string[] = [];
  const lobby = lobbyWith({});
  render(
    <LobbyProvider lobby={lobby}>
      <PageTextProvider value={atom(pageText(en))}>
        <Owner decimals={decimals} onAmount={amount => amounts.push(amount)} />
      </PageTextProvider>
    </LobbyProvider>,
  );
  const field = screen.getByRole('textbox', { name: /Amount/ }) as HTMLInputElement;
  return {
    field,
    /** Types the text one key after another. */
    type: (text: string) => {
      for (const key of text) fireEvent.input(field, { target: { value: field.value + key } });
    },
    amount: () => amounts.at(-1),
  };
}

it.each([
  [0, '500.000', '500,000', '500000'],
  [0, '1.000.000', '1,000,000', '1000000'],
  [0, '1,000,000', '1,000,000', '1000000'],
  [2, '1234.5', '1,234.5', '1234.5'],
])(
  'PAY-05 the amount field groups digits while they are typed, with %i decimals: %s',
  (decimals, keys, shown, amount) => {
    const { field, type, amount: last } = show(decimals);
    type(keys);
    expect([field.value, last()]).toEqual([shown, amount]);
  },
);

it.each(['1e3', '500k', '-500'])(
  'PAY-05 the amount field keeps the text %s, returns no amount and shows an error',
  keys => {
    const { field, type, amount } = show(0);
    type(keys);
    expect([field.value, amount()]).toEqual([keys, '']);
    expect(screen.getByText('Enter the amount in digits, such as 1,500.')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field.value).toBe('');
  },
);

it('PAY-05 the amount field reports an ambiguous amount and accepts its correction', () => {
  const { field, type, amount } = show(2);
  type('1.500');
  expect([field.value, amount()]).toEqual(['1.500', '']);
  expect(screen.getByText('“1.500” can mean two amounts. Thousands are written 1,500, decimals 1.50.')).toBeTruthy();
  fireEvent.input(field, { target: { value: '1.50' } });
  expect([field.value, amount()]).toEqual(['1.50', '1.50']);
});
