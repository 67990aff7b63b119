import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { isRecord } from '../wire/tolerant.ts';
import { API_FORMATS } from './api-formats.ts';
import { describeError } from './describe-error.ts';
import type { Finding } from './gather-problems.ts';
import { PLATFORM_API } from './platform-api.ts';

/** A response of more values than this, lists and objects included, is not looked into: each can have several problems. */
const MOST_VALUES = 100_000;

const API = 'platform-api';

const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  ownProperties: true,
  logger: false,
  // The file is a whole OpenAPI description, of which the schemas are a part.
  strict: false,
  formats: Object.fromEntries([...API_FORMATS].map(([name, { accepts }]) => [name, accepts])),
}).addSchema(PLATFORM_API, API);

/**
 * What is wrong with a successful response to a call, by docs/platform-api.yaml.
 *
 * @param call method and path as the file has them, such as `GET /api/agency`
 * @param json any JSON, however hostile
 * @throws where the file has no such call
 */
export function judgeResponse(call: string, json: unknown): readonly Finding[] {
  const schema = schemaOf(call);
  if (schema === undefined) return [];
  if (hasMoreValues(json, MOST_VALUES)) {
    return [{ field: '', problem: `has more than ${MOST_VALUES} values, which are not looked into` }];
  }
  const validate = ajv.getSchema(schema);
  if (validate === undefined) throw new Error(`docs/platform-api.yaml has no schema ${schema}.`);
  if (validate(json) === true) return [];
  return (validate.errors ?? []).filter(isOwnProblem).map((error) => describeError(error, json));
}

/** Of alternatives only the first one's problems are reported, and not that none applies; of a name, what is wrong with it. */
function isOwnProblem({ keyword, schemaPath }: ErrorObject): boolean {
  return keyword !== 'anyOf' && keyword !== 'propertyNames' && !/\/anyOf\/[1-9]/.test(schemaPath);
}

/** The address of the schema of a call's successful response; `undefined` where its body is not read. */
function schemaOf(call: string): string | undefined {
  const [method = '', path = ''] = call.split(' ');
  let place: readonly string[] = ['paths', path, method.toLowerCase(), 'responses', '200'];
  let response = valueAt(place);
  if (!isRecord(response)) throw new Error(`docs/platform-api.yaml has no call ${call}.`);
  if (typeof response.$ref === 'string') {
    place = response.$ref.slice('#/'.length).split('/');
    response = valueAt(place);
  }
  if (!isRecord(response) || response.content === undefined) return undefined;
  const steps = [...place, 'content', 'application/json', 'schema'].map((step) =>
    encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  return `${API}#/${steps.join('/')}`;
}

function valueAt(place: readonly string[]): unknown {
  return place.reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), PLATFORM_API);
}

/** Whether a JSON value consists of more values than that; without recursion, since it may be deep. */
function hasMoreValues(json: unknown, most: number): boolean {
  const open = [json];
  for (let seen = 0; open.length > 0; seen += 1) {
    if (seen + open.length > most) return true;
    const value = open.pop();
    if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) open.push(one);
  }
  return false;
}
