/** A picture by its address, or with what the platform knows of it. All of it is untrusted. */
export type PictureSource = string | PictureDetails;

/** What is known of a picture before it has loaded. */
export interface PictureDetails {
  readonly url: string;
  /** What it is mostly of: `#rrggbb`; anything else is ignored. */
  readonly colour?: string;
  /** What it shows, in the visitor's language. */
  readonly alt?: string;
  /** The same picture in other widths, in pixels. */
  readonly sizes?: readonly { readonly url: string; readonly width: number | null }[];
}

/** The address of a picture, as the platform wrote it. */
export const pictureUrl = (source: PictureSource): string => (typeof source === 'string' ? source : source.url);
