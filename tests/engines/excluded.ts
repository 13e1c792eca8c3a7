/** Tests that an engine's driver cannot run, each with its reason. What the kit gets wrong in an engine never stands here. */
export interface Excluded {
  /** What the title of the test matches, its file, flavour and suite before it. */
  readonly title: RegExp;
  readonly reason: string;
}

const AXE =
  'the content process of Firefox 153 ends by signal 11 in the script of axe, on any page that runs it, at these dialogs';

export const FIREFOX_EXCLUDED: readonly Excluded[] = [
  { title: /login-modal axe finds nothing with errors and captcha showing/, reason: AXE },
  { title: /axe finds nothing in the popup with its code, the guide and the tips/, reason: AXE },
];
