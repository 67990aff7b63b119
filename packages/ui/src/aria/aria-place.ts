/** The props of every component of `@livery/ui/aria`. */
export interface AriaPlace {
  /** The tag of the page's language. */
  readonly language: string;
  /**
   * The element to which popups are appended: they stay in the remote's element, and above the dialog to which they
   * belong.
   */
  readonly container: HTMLElement;
  /** Whether the native element had the focus before, so that the component takes it. */
  readonly autoFocus: boolean;
}
