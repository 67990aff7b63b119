/** A component of the design system; style sheets and messages aren't shared. */
const COMPONENT = /^@livery\/ui\/(?!aria$|sorting$|texts$)[\w-]+$/;

/**
 * Imports the components of `@livery/ui` from the copy that the page shares: one module contains all of them.
 *
 * @returns {import('vite').Plugin}
 */
export function sharedUi() {
  return {
    name: 'livery:shared-ui',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (COMPONENT.test(id) ? { id: '@livery/ui', external: true } : undefined),
  };
}
