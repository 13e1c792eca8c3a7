/** Table of the secrets that gateways on one database share. Times are ms since 1970. */

/** Encrypted secrets of all gateways on a Postgres server, in a single row (OPS-02). */
export interface GatewaySecretsTable {
  id: number;
  /** Id of the key with which `ciphertext` is encrypted. */
  key_id: string;
  ciphertext: string;
  changed_at: number;
}
