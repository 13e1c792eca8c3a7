/** The alias package ships no types of its own; they are those of the module it names. */
declare module '@preact/compat' {
  export * from 'preact/compat';
}
