/** Indexes that records are read by, as statements. */

/** Finds what an account held after a transaction of another account of the member; house and providers have no such postings. */
export const POSTINGS_BY_TRANSACTION =
  'create index ledger_postings_by_transaction on ledger_postings (account_id, transaction_id) where seq is not null';
