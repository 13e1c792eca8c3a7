/**
 * Prompts on the home page for contract offers: one at a time, and each offer once per visit (CONTRACT-04,
 * CONTRACT-06).
 */
import { CONTRACT_KINDS, type ContractKind } from './terms.ts';

/** Ids of the pending offers by kind; '' if there is none. */
export type PendingOffers = Readonly<Record<ContractKind, string>>;

/**
 * Returns the next offer to show on the home page. Offers that the member postponed during this visit are omitted
 * (CONTRACT-04, CONTRACT-06).
 */
export const nextPrompt = (pending: PendingOffers, isSilent: (offerId: string) => boolean): ContractKind | null =>
  CONTRACT_KINDS.find(kind => pending[kind] !== '' && !isSilent(pending[kind])) ?? null;
