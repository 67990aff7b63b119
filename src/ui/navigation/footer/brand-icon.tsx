/** What of an icon of Font Awesome's brands is drawn. */
export interface BrandDrawing {
  readonly icon: readonly [
    width: number,
    height: number,
    ligatures: string[],
    unicode: string,
    paths: string | string[],
  ];
}

interface Props {
  readonly drawing: BrandDrawing;
  /** The height in pixels. */
  readonly size: number;
}

/** The mark of a network or a card, in the colour of the text around it. */
export function BrandIcon({ drawing, size }: Props) {
  const [width, height, , , paths] = drawing.icon;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={(size * width) / height}
      height={size}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={Array.isArray(paths) ? paths.join('') : paths} />
    </svg>
  );
}
