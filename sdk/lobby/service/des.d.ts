/** Types for the used part of des.js; the package contains no types. */
declare module 'des.js' {
  interface Cipher {
    update(bytes: Uint8Array): number[];
    final(): number[];
  }
  const des: {
    readonly DES: {
      create(options: { type: 'decrypt'; key: Uint8Array; padding: false }): Cipher;
    };
  };
  export default des;
}
