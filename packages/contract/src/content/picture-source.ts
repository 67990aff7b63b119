/** The address of a picture, or what the platform says about it. All of it is untrusted. */
export type PictureSource = string | PictureDetails;

/** What is known about a picture before it has loaded. */
export interface PictureDetails {
  readonly url: string;
  /** Its main colour, `#rrggbb`; anything else is ignored. */
  readonly colour?: string;
  /** A description of it, in the visitor's language. */
  readonly alt?: string;
  /** The same picture in other widths, in pixels. */
  readonly sizes?: readonly { readonly url: string; readonly width: number | null }[];
}

/** The address of a picture, as the platform wrote it. */
export const pictureUrl = (source: PictureSource): string => (typeof source === 'string' ? source : source.url);
