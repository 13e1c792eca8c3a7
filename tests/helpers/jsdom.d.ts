/** Types of the part of jsdom that tests in plain Node use to read markup; the package ships no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: Window;
  }
}
