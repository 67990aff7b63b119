/** The build's manifest, as Vite writes it: its chunks by the paths of their source files. */
export type BuildManifest = Readonly<Record<string, ManifestChunk>>;

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** What a page loads ahead, by paths below the site's root. */
export interface PageFiles {
  readonly scripts: readonly PageScript[];
  readonly styles: readonly string[];
}

interface PageScript {
  readonly path: string;
  /** What its content must hash to, where the page's import map says so; a preload without it would not be used. */
  readonly integrity: string | undefined;
}

/**
 * Finds the files of lazy components by their names, with everything that they import.
 *
 * @param entry the source file of the page's own script, whose files the page loads anyway
 * @param integrity of scripts, by their paths
 */
export function pageFiles(
  manifest: BuildManifest,
  entry: string,
  integrity: Readonly<Record<string, string>>,
): (components: readonly string[]) => PageFiles {
  const sources = Object.keys(manifest);
  const loadedAnyway = new Set(chunksBelow([entry]));
  const keyOf = (component: string) => sources.find((source) => source.endsWith(`/${component}.tsx`));

  return (components) => {
    const keys = components.flatMap((component) => keyOf(component) ?? []);
    const chunks = chunksBelow(keys).filter((key) => !loadedAnyway.has(key));
    return {
      scripts: unique(chunks.flatMap((key) => manifest[key]?.file ?? [])).map((path) => ({
        path,
        integrity: integrity[path],
      })),
      styles: unique(chunks.flatMap((key) => manifest[key]?.css ?? [])),
    };
  };

  function chunksBelow(keys: readonly string[]): readonly string[] {
    const found = new Set(keys);
    for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported);
    return [...found];
  }
}

function unique(files: readonly string[]): readonly string[] {
  return [...new Set(files)].map((file) => `/${file}`);
}
