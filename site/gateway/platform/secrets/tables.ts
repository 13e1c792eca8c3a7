/** Table of the secrets shared by gateways on one database. Times are ms since 1970. */

/** Keys of the gateways on a shared server, in one row (OPS-02). */
export interface GatewaySecretsTable {
  id: number;
  /** Id of the key that encrypts `ciphertext`. */
  key_id: string;
  ciphertext: string;
  changed_at: number;
}
