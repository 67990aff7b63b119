/** The build's manifest, as Vite writes it: its chunks by the paths of their source files. */
export type BuildManifest = Readonly<Record<string, ManifestChunk>>;

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** What a rendered page needs, and its script would otherwise find later; by paths below the site's root. */
export interface PreloadedFiles {
  readonly scripts: readonly PageScript[];
  /** In the order in which the rules apply. */
  readonly styles: PageStyles;
}

export interface PageScript {
  readonly path: string;
  /** What its content must hash to, if the page's import map says so; a preload without it would not be used. */
  readonly integrity: string | undefined;
}

interface PageStyles {
  /** Of the page's own script, which the built index.html links to. */
  readonly own: readonly PageStyle[];
  readonly components: readonly PageStyle[];
}

interface PageStyle {
  readonly path: string;
  /** Its rules, which nothing in them can end a style element. */
  readonly text: string;
}

interface PageFilesDependencies {
  readonly manifest: BuildManifest;
  /** The source file of the page's own script, whose files the page loads anyway. */
  readonly entry: string;
  /** Of scripts, by their paths. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Reads a file of the build by its path, which begins with a slash. */
  readonly readText: (path: string) => string;
}

interface PageFilesOptions {
  /** Whether the page is a remote's: made from the design system, and of packages that the page shares. */
  readonly forRemotes?: boolean;
  /** Lazy components that the page shows, and whose code is loaded when they are used: only their styles count. */
  readonly onUse?: readonly string[];
}

/** The files of lazy components by their names, and what else the page needs. */
export type PageFiles = (components: readonly string[], more?: PageFilesOptions) => PreloadedFiles;

/** What every page of a remote shares: its packages, as scripts/build/shared-modules.ts names them, and the components. */
const SHARED_MODULES = ['livery:shared/page', 'packages/ui/src/index.ts'];

/** Finds the files of lazy components, with everything that they import. */
export function pageFiles({ manifest, entry, integrity, readText }: PageFilesDependencies): PageFiles {
  const keys = keysByName(Object.keys(manifest));
  const entryChunks = chunksBelow([entry]);
  const loadedAnyway = new Set(entryChunks);
  const texts = new Map<string, string>();
  const own = stylesOf(entryChunks);

  return (components, { forRemotes = false, onUse = [] } = {}) => {
    const lazy = keysOf(components);
    const needed = forRemotes ? [...lazy, ...SHARED_MODULES] : lazy;
    const chunks = chunksBelow(needed).filter((key) => !loadedAnyway.has(key));
    const shown = chunksBelow([...needed, ...keysOf(onUse)]).filter((key) => !loadedAnyway.has(key));
    return {
      scripts: pathsOf(chunks, ({ file }) => [file]).map((path) => ({ path, integrity: integrity[path] })),
      styles: { own, components: stylesOf(shown) },
    };
  };

  function keysOf(components: readonly string[]): readonly string[] {
    return components.flatMap((name) => keys.get(name) ?? []);
  }

  /** What a chunk imports comes before it, as Vite orders style sheets. */
  function chunksBelow(keys: readonly string[], found = new Set<string>()): readonly string[] {
    return keys.flatMap((key) => {
      if (found.has(key)) return [];
      found.add(key);
      return [...chunksBelow(manifest[key]?.imports ?? [], found), key];
    });
  }

  function pathsOf(keys: readonly string[], filesOf: (chunk: ManifestChunk) => readonly string[]): readonly string[] {
    const files = keys.flatMap((key) => (manifest[key] === undefined ? [] : filesOf(manifest[key])));
    return [...new Set(files)].map((file) => `/${file}`);
  }

  function stylesOf(keys: readonly string[]): readonly PageStyle[] {
    return pathsOf(keys, ({ css = [] }) => css).map((path) => ({ path, text: styleText(path) }));
  }

  function styleText(path: string): string {
    const text = texts.get(path) ?? readText(path).trim().replaceAll('</', String.raw`<\/`);
    texts.set(path, text);
    return text;
  }
}

/** The first source file of each name: an end of its path, with or without that of code and texts. */
function keysByName(sources: readonly string[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const source of sources) {
    for (const path of [source, source.replace(/\.(?:tsx?|json)$/, '')]) {
      const folders = path.split('/');
      for (const at of folders.keys()) {
        const name = folders.slice(at).join('/');
        if (!keys.has(name)) keys.set(name, source);
      }
    }
  }
  return keys;
}
