/** Types for the part of jsdom with which tests in plain Node read markup, because the package ships no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: Window;
  }
}
