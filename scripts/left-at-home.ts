import type { Plugin } from 'vite';

interface Part {
  /** The file in node_modules. */
  readonly file: string;
  /** The module that stands for it in browsers, with the same exports. */
  readonly instead: string;
}

const REFUSES = "() => { throw new Error('The browser build leaves this out: see scripts/left-at-home.ts.'); }";

/**
 * Calls go through `fetch`, which follows no redirects for us; queries and
 * bodies are texts of our own making, and nobody watches them travel.
 */
const OF_AXIOS: readonly Part[] = [
  { file: 'axios/lib/adapters/xhr.js', instead: 'export default null;' },
  { file: 'axios/lib/cancel/CancelToken.js', instead: 'export default null;' },
  { file: 'axios/lib/core/createMultipartBody.js', instead: `export default ${REFUSES};` },
  // A data: address is too large, whatever it says.
  { file: 'axios/lib/helpers/estimateDataURLDecodedBytes.js', instead: 'export default () => Infinity;' },
  { file: 'axios/lib/helpers/AxiosURLSearchParams.js', instead: 'export default null;' },
  { file: 'axios/lib/helpers/formDataToJSON.js', instead: `export default ${REFUSES};` },
  { file: 'axios/lib/helpers/HttpStatusCode.js', instead: 'export default {};' },
  {
    file: 'axios/lib/helpers/progressEventReducer.js',
    instead: `const refuse = ${REFUSES};
      export { refuse as asyncDecorator, refuse as progressEventDecorator, refuse as progressEventReducer };`,
  },
  { file: 'axios/lib/helpers/toFormData.js', instead: `export default ${REFUSES};` },
  { file: 'axios/lib/helpers/toURLEncodedForm.js', instead: `export default ${REFUSES};` },
];

/** The container holds values and functions, never classes; and the content security policy lets nobody run texts. */
const OF_INVERSIFY: readonly Part[] = [
  {
    file: '@inversifyjs/core/lib/metadata/calculations/getClassMetadata.js',
    instead: `export const getClassMetadata = ${REFUSES};`,
  },
  {
    file: '@inversifyjs/core/lib/planning/models/InstanceBindingNodeImplementation.js',
    instead: `const refuse = ${REFUSES};
      export class InstanceBindingNodeImplementation { constructor() { refuse(); } }`,
  },
  {
    file: '@inversifyjs/core/lib/planning/calculations/buildNoActivationsResolvedValueBindingNodeResolverJit.js',
    instead: `export { buildNoActivationsResolvedValueBindingNodeResolver as buildNoActivationsResolvedValueBindingNodeResolverJit }
      from './buildNoActivationsResolvedValueBindingNodeResolver.js';`,
  },
];

export const LEFT_AT_HOME: readonly Part[] = [...OF_AXIOS, ...OF_INVERSIFY];

/**
 * Leaves at home what packages carry for programs other than this one, and what
 * no page of ours can reach. A package that moves such a part fails the build
 * instead of growing it.
 */
export function leftAtHome(): Plugin {
  const missed = new Set<Part>();

  return {
    name: 'livery:left-at-home',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    buildStart() {
      for (const part of LEFT_AT_HOME) missed.add(part);
    },
    load(id) {
      const part = LEFT_AT_HOME.find(({ file }) => id.endsWith(`/node_modules/${file}`));
      if (part === undefined) return undefined;
      missed.delete(part);
      return part.instead;
    },
    buildEnd(failure) {
      if (failure !== undefined || missed.size === 0) return;
      const files = [...missed].map(({ file }) => file).join(', ');
      this.error(
        `No module asks for ${files} any more: look what the package has in its place (scripts/left-at-home.ts).`,
      );
    },
  };
}
