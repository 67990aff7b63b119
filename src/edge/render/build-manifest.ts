/** The manifest of the build as Vite writes it: chunks by the paths of their source files. */
export type BuildManifest = Readonly<Record<string, ManifestChunk>>;

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/**
 * Files that a rendered page needs, and that its script would otherwise find later; paths are relative to the site's
 * root.
 */
export interface PreloadedFiles {
  readonly scripts: readonly PageScript[];
  /** In the order that their rules apply. */
  readonly styles: PageStyles;
}

export interface PageScript {
  readonly path: string;
  /** Its integrity digest, if the page's import map has one; browsers wouldn't use a preload without it. */
  readonly integrity: string | undefined;
}

interface PageStyles {
  /** The style sheets of the page's script, which the built index.html links to. */
  readonly own: readonly PageStyle[];
  readonly components: readonly PageStyle[];
}

interface PageStyle {
  readonly path: string;
  /** Its rules; they can't end a style element. */
  readonly text: string;
}

interface PageFilesDependencies {
  readonly manifest: BuildManifest;
  /** The source file of the page's script, whose files are loaded anyway. */
  readonly entry: string;
  /** The integrity digests of scripts, by path. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Reads a file of the build by its path, which begins with a slash. */
  readonly readText: (path: string) => string;
}

interface PageFilesOptions {
  /** Whether the page is a remote's, which needs the design system and the shared packages. */
  readonly forRemotes?: boolean;
  /** Lazy components on the page whose code is loaded when they are used: only their styles are needed. */
  readonly onUse?: readonly string[];
}

/** Finds the files of lazy components by their names, with the other files that the page needs. */
export type PageFiles = (components: readonly string[], more?: PageFilesOptions) => PreloadedFiles;

/**
 * The modules that every page of a remote shares: packages, as scripts/build/shared-modules.ts names them, and
 * components.
 */
const SHARED_MODULES = ['livery:shared/page', 'packages/ui/src/index.ts'];

/** Finds the files of lazy components, with everything that they import. */
export function pageFiles({ manifest, entry, integrity, readText }: PageFilesDependencies): PageFiles {
  const keys = keysByName(Object.keys(manifest));
  const entryChunks = chunksBelow([entry]);
  const loadedAnyway = new Set(entryChunks);
  const texts = new Map<string, string>();
  const ownStyles = stylesOf(entryChunks);

  return (components, { forRemotes = false, onUse = [] } = {}) => {
    const lazy = keysOf(components);
    const neededModules = forRemotes ? [...lazy, ...SHARED_MODULES] : lazy;
    const chunks = chunksBelow(neededModules).filter((key) => !loadedAnyway.has(key));
    const shownChunks = chunksBelow([...neededModules, ...keysOf(onUse)]).filter((key) => !loadedAnyway.has(key));
    return {
      scripts: pathsOf(chunks, ({ file }) => [file]).map((path) => ({ path, integrity: integrity[path] })),
      styles: { own: ownStyles, components: stylesOf(shownChunks) },
    };
  };

  function keysOf(components: readonly string[]): readonly string[] {
    return components.flatMap((name) => keys.get(name) ?? []);
  }

  /** A chunk's imports come before it, as Vite orders style sheets. */
  function chunksBelow(keys: readonly string[], chunks = new Set<string>()): readonly string[] {
    return keys.flatMap((key) => {
      if (chunks.has(key)) return [];
      chunks.add(key);
      return [...chunksBelow(manifest[key]?.imports ?? [], chunks), key];
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

/** The first source file for each name: an end of its path, with or without the extension. */
function keysByName(sources: readonly string[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const source of sources) {
    for (const path of [source, source.replace(/\.(?:tsx?|json)$/, '')]) {
      const folders = path.split('/');
      for (const position of folders.keys()) {
        const name = folders.slice(position).join('/');
        if (!keys.has(name)) keys.set(name, source);
      }
    }
  }
  return keys;
}
