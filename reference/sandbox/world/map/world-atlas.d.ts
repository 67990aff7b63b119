declare module 'world-atlas/countries-10m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  /** Natural Earth at 1:10 million: its coast, and the countries for the borders. */
  const atlas: Topology<{
    countries: GeometryCollection<{ readonly name: string }>;
    land: GeometryCollection;
  }>;
  export default atlas;
}
