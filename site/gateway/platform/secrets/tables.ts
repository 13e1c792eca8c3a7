/** Table of the secrets that gateways on one database share. Times are ms since 1970. */

/** Keys of the gateways on a shared server, as one row (OPS-02). */
export interface GatewaySecretsTable {
  id: number;
  /** Names the key that `ciphertext` is encrypted under. */
  key_id: string;
  ciphertext: string;
  changed_at: number;
}
