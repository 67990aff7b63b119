import { isBuiltin } from 'node:module';
import { posix, relative, sep } from 'node:path';
import { FEATURE_ORDER_BECAUSE, featuresAfter, layerOf } from '../../layers.js';

/** @import { Node, Rule } from './livery-plugin.mjs' */
/** @import { Layer } from '../../layers.js' */

/**
 * The layer table in the editor, while a line is being written; `npm run check` reads the whole tree.
 *
 * @type {Rule}
 */
export const layersRule = {
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const layer = layerOf(file);
    if (layer === undefined) return {};

    /** @type {(source: Node | null, typeOnly: boolean, isLater?: boolean) => void} */
    const judge = (source, typeOnly, isLater = false) => {
      if (typeof source?.value !== 'string') return;
      const refusal = refusalOf(layer, file, source.value, { typeOnly, isLater });
      if (refusal !== undefined) context.report({ node: source, message: refusal });
    };
    return {
      ImportDeclaration: (node) => judge(node.source, bringsTypesOnly(node)),
      ExportAllDeclaration: (node) => judge(node.source, node.exportKind === 'type'),
      ExportNamedDeclaration: (node) => judge(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => judge(node.source, false, true),
    };
  },
};

/** @type {(layer: Layer, file: string, specifier: string, how: { typeOnly: boolean, isLater: boolean }) => string | undefined} */
function refusalOf(layer, file, specifier, { typeOnly, isLater }) {
  if (!specifier.startsWith('.')) {
    return mayUsePackage(layer, specifier) ? undefined : `${layer.name} may not import ${specifier}. ${layer.because}`;
  }
  const target = posix.join(posix.dirname(file), specifier);
  const matches = (/** @type {string} */ pattern) => new RegExp(pattern).test(target);
  if (!layer.imports.some(matches)) return `${layer.name} may not import ${target}. ${layer.because}`;
  const [feature, other] = [featureOf(file), featureOf(target)];
  if (feature !== undefined && other !== undefined && featuresAfter(feature).includes(other)) {
    return `${feature} may not import ${target}. ${FEATURE_ORDER_BECAUSE}`;
  }
  if (!isLater && layer.laterOnly?.some(matches)) return `${layer.name} may only import() ${target}. ${layer.because}`;
  if (typeOnly || !layer.typesOnly?.some(matches)) return undefined;
  return `${layer.name} may import only types from ${target} (import type). ${layer.because}`;
}

/** @type {(file: string) => string | undefined} */
function featureOf(file) {
  return /^src\/domain\/([^/]+)\//.exec(file)?.[1];
}

/** @type {(layer: Layer, specifier: string) => boolean} */
function mayUsePackage(layer, specifier) {
  if (isBuiltin(specifier)) return layer.node;
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  return layer.packages.includes('*') || layer.packages.includes(name);
}

/** @type {(declaration: Node) => boolean} */
function bringsTypesOnly({ importKind, specifiers }) {
  return (
    importKind === 'type' ||
    (specifiers.length > 0 && specifiers.every((/** @type {Node} */ one) => one.importKind === 'type'))
  );
}
