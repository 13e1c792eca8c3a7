/** Prompts of home for contract offers: one at a time, each offer once per visit (CONTRACT-04, CONTRACT-06). */
import { CONTRACT_KINDS, type ContractKind } from './terms.ts';

/** Pending offers by kind; '' if none. */
export type PendingOffers = Readonly<Record<ContractKind, string>>;

/**
 * Returns the offer for the next prompt on home, omitting offers that were postponed in this visit (CONTRACT-04,
 * CONTRACT-06).
 */
export const nextPrompt = (pending: PendingOffers, isSilent: (offerId: string) => boolean): ContractKind | null =>
  CONTRACT_KINDS.find(kind => pending[kind] !== '' && !isSilent(pending[kind])) ?? null;
