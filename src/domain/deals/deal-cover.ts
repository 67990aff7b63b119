/** What the platform says about a deal's picture before it has loaded. Untrusted. @rule 3.7 */
export interface DealCover {
  /** Its main colour, such as `#2a7f9e`. */
  readonly colour: string;
  /** The same picture in other widths, in pixels. */
  readonly sizes: readonly { readonly url: string; readonly width: number | null }[];
}
