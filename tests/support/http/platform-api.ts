import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

/** A request of the shell. */
export interface SentRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The empty text where there is none. */
  readonly body: string;
}

/** A request, and the platform's response to it. */
export interface Exchange extends SentRequest {
  readonly status: number;
  /** As text. */
  readonly response: string;
}

type Schema = Readonly<Record<string, unknown>>;
type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly content?: Content;
}

interface Operation {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  readonly security?: readonly object[];
}

const JSON_TYPE = 'application/json';
const METHODS = ['get', 'post', 'put'];

/** docs/platform-api.yaml as text. */
export const PLATFORM_API = readFileSync('docs/platform-api.yaml', 'utf8');

const document = parse(PLATFORM_API);

/** With its references replaced, but for those within schemas. */
function resolved<Node>(node: Node): Node {
  const reference = (node as { readonly $ref?: string }).$ref;
  if (reference === undefined) return node;
  return reference
    .slice(2)
    .split('/')
    .reduce((found, name) => found[name], document);
}

const options = { strict: false, allErrors: true } as const;
/** For bodies, and for queries and headers, whose values are texts. */
const ajvs = { exact: new Ajv2020(options), coercing: new Ajv2020({ ...options, coerceTypes: true }) };
addFormats.default(ajvs.exact);
addFormats.default(ajvs.coercing);
const compiled = new Map<Schema, ValidateFunction>();

function problemsOfValue(place: string, schema: Schema, value: unknown, kind: keyof typeof ajvs): readonly string[] {
  const { components } = document;
  // In an object, so that texts can be coerced.
  const validate =
    compiled.get(schema) ?? ajvs[kind].compile({ components, type: 'object', properties: { value: schema } });
  compiled.set(schema, validate);
  if (validate({ value })) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${place}${instancePath}: ${message}`);
}

/** The operations of the file, such as `GET /api/agency`. */
export const OPERATIONS: readonly string[] = Object.entries<object>(document.paths).flatMap(([path, item]) =>
  METHODS.filter((method) => method in item).map((method) => `${method.toUpperCase()} ${path}`),
);

function operationOf(method: string, path: string): (Operation & { readonly template: string }) | undefined {
  const template = pathInFile(path) ?? '';
  const operation = document.paths[template]?.[method.toLowerCase()];
  return operation && { ...operation, template };
}

/** The path of the file that a path belongs to, such as `/api/user/changeLanguage/{language}`; `undefined` where none does. */
export function pathInFile(path: string): string | undefined {
  return Object.keys(document.paths).find((template) =>
    new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
}

/** In which ways a request is not as docs/platform-api.yaml has it; none where it is. */
function problemsOfRequest({ method, url: address, headers, body }: SentRequest): readonly string[] {
  const url = new URL(address, 'http://platform.example');
  const operation = operationOf(method, url.pathname);
  if (operation === undefined) return [`${method} ${url.pathname} is no call of the platform.`];
  return [
    ...problemsOfQuery(operation, url.searchParams),
    ...problemsOfPath(operation, url.pathname),
    ...problemsOfHeaders(operation, headers),
    ...problemsOfBody(operation, body),
  ];
}

/** In which ways a request or its response is not as docs/platform-api.yaml has it. */
export function problemsOf(exchange: Exchange): readonly string[] {
  const operation = operationOf(exchange.method, new URL(exchange.url, 'http://platform.example').pathname);
  return [...problemsOfRequest(exchange), ...(operation === undefined ? [] : problemsOfResponse(operation, exchange))];
}

function parametersOf({ parameters }: Operation, place: Parameter['in']): readonly Parameter[] {
  return parameters.map(resolved).filter((parameter) => parameter.in === place);
}

function problemsOfParameter(parameter: Parameter, text: string | null | undefined): readonly string[] {
  const place = `${parameter.in} ${parameter.name}`;
  if (text === null || text === undefined) return parameter.required === true ? [`${place} is missing`] : [];
  const json = parameter.content?.[JSON_TYPE];
  if (json !== undefined) return problemsOfText(place, json.schema, text);
  return problemsOfValue(place, parameter.schema ?? {}, text, 'coercing');
}

function problemsOfQuery(operation: Operation, query: URLSearchParams): readonly string[] {
  const known = parametersOf(operation, 'query');
  const unknown = [...query.keys()].filter((name) => !known.some((parameter) => parameter.name === name));
  return [
    ...unknown.map((name) => `query ${name} is not in the file`),
    ...known.flatMap((parameter) => problemsOfParameter(parameter, query.get(parameter.name))),
  ];
}

function problemsOfPath(operation: Operation & { readonly template: string }, path: string): readonly string[] {
  const names = operation.template.split('/');
  return parametersOf(operation, 'path').flatMap((parameter) => {
    const text = path.split('/')[names.indexOf(`{${parameter.name}}`)];
    return problemsOfParameter(parameter, text === undefined ? undefined : decodeURIComponent(text));
  });
}

function problemsOfHeaders(operation: Operation, headers: Exchange['headers']): readonly string[] {
  const known = parametersOf(operation, 'header');
  const ours = Object.keys(headers).filter((name) => /^(?:x-|timezone$)/.test(name) && name !== 'x-access-token');
  const unknown = ours.filter((name) => !known.some((parameter) => parameter.name.toLowerCase() === name));
  return [
    ...(headers['content-type'] === JSON_TYPE ? [] : [`header Content-Type is not ${JSON_TYPE}`]),
    ...unknown.map((name) => `header ${name} is not in the file`),
    ...known.flatMap((parameter) => problemsOfParameter(parameter, headers[parameter.name.toLowerCase()])),
    ...(operation.security !== undefined && headers['x-access-token'] === undefined
      ? ['header x-access-token is missing']
      : []),
  ];
}

function problemsOfBody({ requestBody }: Operation, body: string): readonly string[] {
  if (requestBody === undefined) return body === '' ? [] : ['the request has a body'];
  return problemsOfText('body', resolved(requestBody).content[JSON_TYPE]?.schema ?? {}, body);
}

function problemsOfResponse({ responses }: Operation, { status, response }: Exchange): readonly string[] {
  const expected = responses[String(status)] ?? responses['default'];
  if (expected === undefined) return [`status ${status} is not in the file`];
  const { content } = resolved(expected);
  if (content === undefined) return [];
  return problemsOfText(`${status}`, content[JSON_TYPE]?.schema ?? {}, response);
}

function problemsOfText(place: string, schema: Schema, text: string): readonly string[] {
  try {
    return problemsOfValue(place, schema, JSON.parse(text), 'exact');
  } catch {
    return [`${place} is not JSON`];
  }
}
