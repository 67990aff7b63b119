import { isRecord } from '@livery/contract/wire/is-record';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { API_FORMATS } from './api-formats.ts';
import { describeError } from './describe-error.ts';
import type { ProblemFinding } from './gather-problems.ts';
import { PLATFORM_API } from './platform-api.ts';
import type { SentBody } from './probe.ts';

/**
 * A response with more values than this, including lists and objects, isn't checked: each value can have several
 * problems.
 */
const MAX_VALUES = 100_000;

const API_SCHEMA_ID = 'platform-api';

const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  ownProperties: true,
  logger: false,
  // The file is a complete OpenAPI description, which contains the schemas.
  strict: false,
  formats: Object.fromEntries([...API_FORMATS].map(([name, { accepts }]) => [name, accepts])),
}).addSchema(PLATFORM_API, API_SCHEMA_ID);

/**
 * The problems of a response body, checked against docs/platform-api.yaml.
 *
 * @param call method and path as in the file, such as `GET /api/agency`
 * @param json any JSON, even hostile
 * @throws if the file has no such call
 */
export function judgeResponse(call: string, json: unknown, status = 200): readonly ProblemFinding[] {
  const place = responsePlace(call, status);
  if (mediaTypesAt(place).length === 0) return [];
  if (hasMoreValues(json, MAX_VALUES)) {
    return [{ field: '', problem: `has more than ${MAX_VALUES} values, which are not looked into` }];
  }
  const schema = schemaAddress([...place, 'content', 'application/json', 'schema']);
  const validate = ajv.getSchema(schema);
  if (validate === undefined) throw new Error(`docs/platform-api.yaml has no schema ${schema}.`);
  if (validate(json) === true) return [];
  return ownProblems(validate.errors ?? []).map((error) => describeError(error, json));
}

/** The problems of how a response was sent: its status, its content type, a byte order mark. */
export function judgeDelivery(call: string, status: number, sentBody: SentBody | undefined): readonly ProblemFinding[] {
  const findings: ProblemFinding[] = [];
  if (status < 300 && !isStatusListed(call, status)) {
    findings.push({ field: '', problem: 'has a status that docs/platform-api.yaml does not list', received: status });
  }
  if (sentBody === undefined) return findings;
  const types = mediaTypesAt(responsePlace(call, status));
  const [type = ''] = sentBody.contentType.split(';');
  if (types.length > 0 && !types.includes(type.trim().toLowerCase())) {
    findings.push({ field: '', problem: `is not sent as ${types.join(' or ')}`, received: sentBody.contentType });
  }
  if (sentBody.hasByteOrderMark)
    findings.push({ field: '', problem: 'begins with a byte order mark, which JSON has not' });
  return findings;
}

/**
 * Of alternatives only the problems of the first are kept, and not the one that none matches; of a property name only
 * its own problem.
 */
function ownProblems(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const misnamed = new Set(
    errors.flatMap(({ instancePath, propertyName }) =>
      propertyName === undefined ? [] : `${instancePath}/${propertyName.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    ),
  );
  return errors.filter(
    ({ keyword, schemaPath, instancePath }) =>
      keyword !== 'anyOf' &&
      keyword !== 'propertyNames' &&
      !/\/anyOf\/[1-9]/.test(schemaPath) &&
      !misnamed.has(instancePath),
  );
}

/**
 * The part of the file that describes a response of this status: a success by that of 200, any other by the default.
 */
function responsePlace(call: string, status: number): readonly string[] {
  const responses = responsesPlace(call);
  const responseCode = status < 300 ? '200' : 'default';
  const place = [...responses, isStatusListed(call, status) ? String(status) : responseCode];
  const response = valueAt(place);
  if (!isRecord(response)) throw new Error(`docs/platform-api.yaml has no call ${call}.`);
  return typeof response.$ref === 'string' ? response.$ref.slice('#/'.length).split('/') : place;
}

function isStatusListed(call: string, status: number): boolean {
  return valueAt([...responsesPlace(call), String(status)]) !== undefined;
}

function responsesPlace(call: string): readonly string[] {
  const [method = '', path = ''] = call.split(' ');
  return ['paths', path, method.toLowerCase(), 'responses'];
}

/** The content types of a response; none if its body isn't read. */
function mediaTypesAt(place: readonly string[]): readonly string[] {
  const content = valueAt([...place, 'content']);
  return isRecord(content) ? Object.keys(content) : [];
}

/** The address of a part of the file, for the validator. */
function schemaAddress(place: readonly string[]): string {
  const steps = place.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')));
  return `${API_SCHEMA_ID}#/${steps.join('/')}`;
}

function valueAt(place: readonly string[]): unknown {
  return place.reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), PLATFORM_API);
}

/**
 * Whether a JSON value contains more values than `most`. It doesn't use recursion, because values may be deeply nested.
 */
function hasMoreValues(json: unknown, most: number): boolean {
  const open = [json];
  for (let seenCount = 0; open.length > 0; seenCount += 1) {
    if (seenCount + open.length > most) return true;
    const value = open.pop();
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) open.push(inner);
  }
  return false;
}
