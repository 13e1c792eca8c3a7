/** Columns of operators, as statements. */

/** `added_by` is null for operators of `setup`; `token_hash` is null for operators added before tokens existed. */
export const OPERATOR_TOKENS = `
  alter table operators add column token_hash text;
  alter table operators add column added_by text`;
