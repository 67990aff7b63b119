import type { MultiPolygon, Polygon, Position } from 'geojson';

/** The shape of a country. */
export type Outline = MultiPolygon | Polygon;

interface LabelPoint {
  readonly point: [longitude: number, latitude: number];
  /** The area of the part that contains the point, in square degrees. */
  readonly area: number;
}

/** The position of a country's name: the centroid of its largest part; `null` for a shape without area. */
export function labelPoint(outline: Outline): LabelPoint | null {
  const parts = outline.type === 'Polygon' ? [outline.coordinates] : outline.coordinates;
  let bestPoint: LabelPoint | null = null;
  for (const [ring = []] of parts) {
    const label = ringCentroid(ring);
    if (label.area > (bestPoint?.area ?? 0)) bestPoint = label;
  }
  return bestPoint;
}

/** Computed by the shoelace formula. */
function ringCentroid(ring: readonly Position[]): LabelPoint {
  let [doubled, along, up] = [0, 0, 0];
  ring.forEach(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    const cross = x * nextY - nextX * y;
    doubled += cross;
    along += (x + nextX) * cross;
    up += (y + nextY) * cross;
  });
  return { point: [along / (3 * doubled), up / (3 * doubled)], area: Math.abs(doubled) / 2 };
}
