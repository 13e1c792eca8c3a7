/** Columns of operators, as statements. */

/**
 * `added_by` is null for operators of `setup`; `token_hash` is null for operators added before tokens existed. Nobody recorded who
 * added those, so each is its own root.
 */
export const OPERATOR_TOKENS = `
  alter table operators add column token_hash text;
  alter table operators add column added_by text;
  alter table operators add column root text;
  update operators set root = name;
  alter table operators alter column root set not null`;
