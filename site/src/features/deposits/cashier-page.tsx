/** Cashier page (/m/voucherCenter): the deposit form, or the order in `?order=` (PAY-04 to PAY-12, ROUTE-20). */
import { useLobby, useSession } from 'lobbykit/react';
import { useSearch } from 'wouter';
import { useTextsLoaded } from '../../shared/i18n/use-texts-loaded.ts';
import { RECEIPT_TEXTS } from '../records/receipt/texts.ts';
import { getCashier } from './cashier-model.ts';
import './cashier.css';
import { DepositForm } from './form.tsx';
import { OrderPage } from './order/order-view.tsx';
import { CASHIER_TEXTS } from './texts.ts';

export function CashierPage() {
  const lobby = useLobby();
  const textsLoaded = [useTextsLoaded(CASHIER_TEXTS), useTextsLoaded(RECEIPT_TEXTS)].every(Boolean);
  // Renders again after a change of member, because each member has a separate cashier model.
  useSession();
  const orderNo = new URLSearchParams(useSearch()).get('order');
  if (!textsLoaded) return <div className="cashier" aria-busy="true" />;
  const cashier = getCashier(lobby);
  return orderNo ? <OrderPage key={orderNo} cashier={cashier} orderNo={orderNo} /> : <DepositForm cashier={cashier} />;
}
