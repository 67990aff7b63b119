/** What every component of `@livery/ui/aria` is given. */
export interface AriaPlace {
  /** The tag of the page's language. */
  readonly language: string;
  /** What popups are appended to: they stay in the remote's own element, and above a dialog that they belong to. */
  readonly container: HTMLElement;
  /** Whether the native element before it had the focus, which it then takes. */
  readonly autoFocus: boolean;
}
