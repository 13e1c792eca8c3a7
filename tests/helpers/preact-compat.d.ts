/** The alias package ships no types; its types are those of the aliased module. */
declare module '@preact/compat' {
  export * from 'preact/compat';
}
