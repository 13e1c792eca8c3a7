/** As much of jsdom as tests in bare Node use to read markup; the package ships no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: Window;
  }
}
