/** Types of the alias package, which ships none. They are the types of the module that the alias refers to. */
declare module '@preact/compat' {
  export * from 'preact/compat';
}
