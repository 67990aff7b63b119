import { type ApiDocument, type Operation, openApiDocument, type Parameter, type Schema } from './api-document.ts';

/** A request of the shell or of a remote module. */
export interface SentRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The empty text if there is none. */
  readonly body: string;
}

/** A request, and the response to it. */
export interface Exchange extends SentRequest {
  readonly status: number;
  /** The body of the response as text. */
  readonly response: string;
}

/** The requests and responses of an OpenAPI description. */
export interface ApiDescription {
  /** The file's text. */
  readonly text: string;
  /** Such as `GET /api/agency`. */
  readonly operations: readonly string[];
  /** The operation of a request, such as `GET /api/user/changeLanguage/{language}`; `undefined` if there is none. */
  operationOf(request: Pick<SentRequest, 'method' | 'url'>): string | undefined;
  /** How a request differs from the description; empty if it doesn't. Each problem begins with the operation. */
  problemsOfRequest(request: SentRequest): readonly string[];
  /** The same for a request and its response. */
  problemsOf(exchange: Exchange): readonly string[];
}

const JSON_TYPE = 'application/json';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

interface FoundOperation {
  readonly name: string;
  readonly template: string;
  readonly operation: Operation;
}

/** @param file path of the description from the root of the project */
export function describeApi(file: string): ApiDescription {
  const api = openApiDocument(file);
  const find = ({ method, url }: Pick<SentRequest, 'method' | 'url'>): FoundOperation | undefined => {
    const path = urlOf(url).pathname;
    const templates = Object.keys(api.paths).filter((apiPath) => patternOf(apiPath).test(path));
    // A path without variables takes precedence.
    const template = templates.find((knownTemplate) => knownTemplate === path) ?? templates[0] ?? '';
    const operation = api.paths[template]?.[method.toLowerCase()];
    return operation && { name: `${method} ${template}`, template, operation };
  };
  const problemsBy = (request: SentRequest, check: (found: FoundOperation) => readonly string[]) => {
    const operation = find(request);
    if (operation === undefined) return [`${request.method} ${urlOf(request.url).pathname} is not in ${file}`];
    return check(operation).map((problem) => `${operation.name}: ${problem}`);
  };
  return {
    text: api.text,
    operations: Object.entries(api.paths).flatMap(([path, item]) =>
      METHODS.filter((method) => method in item).map((method) => `${method.toUpperCase()} ${path}`),
    ),
    operationOf: (request) => find(request)?.name,
    problemsOfRequest: (request) => problemsBy(request, (operation) => problemsOfRequest(api, operation, request)),
    problemsOf: (exchange) =>
      problemsBy(exchange, (operation) => [
        ...problemsOfRequest(api, operation, exchange),
        ...problemsOfResponse(api, operation.operation, exchange),
      ]),
  };
}

function urlOf(url: string): URL {
  return new URL(url, 'http://platform.example');
}

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`);
}

function problemsOfRequest(
  api: ApiDocument,
  { operation, template }: FoundOperation,
  request: SentRequest,
): readonly string[] {
  const { pathname, searchParams } = urlOf(request.url);
  return [
    ...problemsOfQuery(api, operation, searchParams),
    ...problemsOfPath(api, { operation, template, path: pathname }),
    ...problemsOfHeaders(api, operation, request.headers),
    ...problemsOfBody(api, operation, request.body),
  ];
}

function parametersOf(api: ApiDocument, { parameters = [] }: Operation, place: Parameter['in']): readonly Parameter[] {
  return parameters.map(api.resolved).filter((parameter) => parameter.in === place);
}

function problemsOfParameter(api: ApiDocument, parameter: Parameter, text: string | null | undefined) {
  const place = `${parameter.in} ${parameter.name}`;
  if (text === null || text === undefined) return parameter.required === true ? [`${place} is missing`] : [];
  const json = parameter.content?.[JSON_TYPE];
  if (json !== undefined) return problemsOfText(api, { place, schema: json.schema, text });
  return api.problemsOfValue(place, parameter.schema ?? {}, text, 'coercing');
}

function problemsOfQuery(api: ApiDocument, operation: Operation, query: URLSearchParams): readonly string[] {
  const parameters = parametersOf(api, operation, 'query');
  const open = parameters.find(({ explode }) => explode === true);
  const knownParameters = parameters.filter((parameter) => parameter !== open);
  const otherParameters = [...query].filter(([name]) => !knownParameters.some((parameter) => parameter.name === name));
  return [
    ...(open === undefined
      ? otherParameters.map(([name]) => `query ${name} is not in the file`)
      : api.problemsOfValue(`query ${open.name}`, open.schema ?? {}, Object.fromEntries(otherParameters), 'exact')),
    ...knownParameters.flatMap((parameter) => problemsOfParameter(api, parameter, query.get(parameter.name))),
  ];
}

function problemsOfPath(
  api: ApiDocument,
  { operation, template, path }: { operation: Operation; template: string; path: string },
): readonly string[] {
  const names = template.split('/');
  return parametersOf(api, operation, 'path').flatMap((parameter) => {
    const text = path.split('/')[names.indexOf(`{${parameter.name}}`)];
    return problemsOfParameter(api, parameter, text === undefined ? undefined : decodeURIComponent(text));
  });
}

function problemsOfHeaders(api: ApiDocument, operation: Operation, headers: SentRequest['headers']): readonly string[] {
  const knownParameters = parametersOf(api, operation, 'header');
  const ours = Object.keys(headers).filter((name) => /^(?:x-|timezone$)/.test(name) && name !== 'x-access-token');
  const unknown = ours.filter((name) => !knownParameters.some((parameter) => parameter.name.toLowerCase() === name));
  return [
    ...(headers['content-type'] === JSON_TYPE ? [] : [`header Content-Type is not ${JSON_TYPE}`]),
    ...unknown.map((name) => `header ${name} is not in the file`),
    ...knownParameters.flatMap((parameter) =>
      problemsOfParameter(api, parameter, headers[parameter.name.toLowerCase()]),
    ),
    ...(operation.security !== undefined && headers['x-access-token'] === undefined
      ? ['header x-access-token is missing']
      : []),
  ];
}

function problemsOfBody(api: ApiDocument, { requestBody }: Operation, text: string): readonly string[] {
  if (requestBody === undefined) return text === '' ? [] : ['the request has a body'];
  const { required, content } = api.resolved(requestBody);
  if (text === '' && required !== true) return [];
  return problemsOfText(api, { place: 'body', schema: content[JSON_TYPE]?.schema ?? {}, text });
}

function problemsOfResponse(api: ApiDocument, { responses }: Operation, { status, response }: Exchange) {
  const expectedResponse = responses[String(status)] ?? responses.default;
  if (expectedResponse === undefined) return [`status ${status} is not in the file`];
  const { content } = api.resolved(expectedResponse);
  if (content === undefined) return [];
  return problemsOfText(api, { place: `${status}`, schema: content[JSON_TYPE]?.schema ?? {}, text: response });
}

function problemsOfText(
  api: ApiDocument,
  { place, schema, text }: { place: string; schema: Schema; text: string },
): readonly string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [`${place} is not JSON`];
  }
  return api.problemsOfValue(place, schema, value, 'exact');
}
