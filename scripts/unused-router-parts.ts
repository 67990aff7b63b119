import type { Plugin } from 'vite';

/** Where the package keeps its components, one after another in one file. */
const COMPONENTS = /\/node_modules\/react-router\/dist\/.*\bchunk-\w+\.mjs$/;

/** What a component is called in developers' tools. */
const NAME = /^\w+\.displayName = "\w+";$/gm;

/** A component, context or set of its own for each page: making one does nothing else. */
const MAKING =
  /(?<=^var \w+ = )(?=React\d*\.(?:createContext|createElement|forwardRef|memo)\(|new (?:Map|Set|URL)\()/gm;

/** What a link fetches ahead, where the package's own framework runs; it does not run here. */
const PREFETCH = /React\d*\.createElement\(PrefetchPageLinks, \{ page: \w+ \}\)/;

/**
 * Lets the build drop the components of React Router that no page of ours uses:
 * it would keep them for the names that they are given, and because it can't
 * know that making them has no effect. A version of the package that is written
 * differently fails the build instead of growing it.
 */
export function unusedRouterParts(): Plugin {
  let recognised = false;

  return {
    name: 'livery:unused-router-parts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform(code, id) {
      if (!COMPONENTS.test(id)) return undefined;
      recognised ||= PREFETCH.test(code) && code.search(NAME) >= 0 && code.search(MAKING) >= 0;
      const bare = code.replace(NAME, '').replace(MAKING, '/* @__PURE__ */ ').replace(PREFETCH, 'null');
      return { code: bare, map: null };
    },
    buildEnd(failure) {
      if (failure !== undefined || recognised) return;
      this.error(
        'React Router is not written as it was: see what can be dropped of it (scripts/unused-router-parts.ts).',
      );
    },
  };
}
