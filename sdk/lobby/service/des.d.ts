/** Types for those functions of des.js that the kit uses; the package contains no types. */
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
