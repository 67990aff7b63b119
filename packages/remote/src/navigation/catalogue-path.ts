/** A path of React Router in the notation of the site's path catalogue: `/blog/{slug}` for `/blog/:slug`. */
export type CataloguePath<Path extends string> = Path extends `${infer Start}/:${infer Name}/${infer End}`
  ? `${Start}/{${Name}}/${CataloguePath<End>}`
  : Path extends `${infer Start}/:${infer Name}`
    ? `${Start}/{${Name}}`
    : Path;
