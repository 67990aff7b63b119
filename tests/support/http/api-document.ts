import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { API_FORMATS } from '../../../src/infrastructure/doctor/api-formats.ts';

export type Schema = Readonly<Record<string, unknown>>;
type Content = Readonly<Record<string, { readonly schema: Schema }>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  /** For an object: each of its fields is a parameter, unless another parameter has that name. */
  readonly explode?: boolean;
  readonly schema?: Schema;
  readonly content?: Content;
}

export interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  readonly security?: readonly object[];
}

/** An OpenAPI description, and the schemas in it. */
export interface ApiDocument {
  readonly text: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  /** Replaces the reference of a node, but not those within schemas. */
  resolved<Node>(node: Node): Node;
  /**
   * How a value differs from a schema; each problem begins with `place`.
   *
   * @param kind `coercing` for queries and headers, whose values are texts
   */
  problemsOfValue(place: string, schema: Schema, value: unknown, kind: 'exact' | 'coercing'): readonly string[];
}

export function openApiDocument(file: string): ApiDocument {
  const text = readFileSync(file, 'utf8');
  const document = parse(text);
  const compiled = new Map<Schema, ValidateFunction>();
  const ajvs = { exact: anAjv(false), coercing: anAjv(true) };

  return {
    text,
    paths: document.paths,
    resolved(node) {
      const reference = (node as { readonly $ref?: string }).$ref;
      if (reference === undefined) return node;
      return reference
        .slice('#/'.length)
        .split('/')
        .reduce((value, name) => value[name], document);
    },
    problemsOfValue(place, schema, value, kind) {
      const { components } = document;
      // Wrapped in an object, so that texts can be coerced.
      const validate =
        compiled.get(schema) ?? ajvs[kind].compile({ components, type: 'object', properties: { value: schema } });
      compiled.set(schema, validate);
      if (validate({ value })) return [];
      return (validate.errors ?? []).map(
        ({ instancePath, message }) => `${place}${instancePath.slice('/value'.length)}: ${message}`,
      );
    },
  };
}

function anAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes });
  for (const [name, { accepts }] of API_FORMATS) ajv.addFormat(name, accepts);
  addFormats.default(ajv);
  return ajv;
}
