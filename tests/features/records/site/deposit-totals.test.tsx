import { render } from '@testing-library/react';
import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import { LobbyProvider } from '../../../../sdk/react/lobby-provider.tsx';
import { DepositTotals } from '../../../../site/src/features/records/deposit-totals.tsx';
import { en } from '../../../../site/src/shared/i18n/en.ts';
import { PageTextProvider, pageText } from '../../../../site/src/shared/i18n/page-text.ts';
import { lobbyWith } from '../../../react/page.tsx';

it('BOOK-05 each deposit amount is a separate element so that lines break between amounts', () => {
  const amounts = { requested: '2000000.00', received: '1000000.00', fee: '20000.00', credited: '980000.00' };
  const { container } = render(
    <LobbyProvider lobby={lobbyWith({})}>
      <PageTextProvider value={atom(pageText(en))}>
        <DepositTotals amounts={amounts} />
      </PageTextProvider>
    </LobbyProvider>,
  );
  const sums = [...container.querySelectorAll('.record-sum')].map(({ textContent }) =>
    textContent?.replace(/\s/g, ' '),
  );
  expect(sums).toEqual(['Requested 2,000,000.00', 'Received 1,000,000.00', 'Fee 20,000.00', 'Credited 980,000.00']);
});
