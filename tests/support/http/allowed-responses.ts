import { PLATFORM_API } from '../../../src/infrastructure/doctor/platform-api.ts';

interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: object;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}
type Path = readonly (string | number)[];

/** A response that docs/platform-api.yaml allows, and how it differs from a complete one. */
export interface AllowedResponse {
  readonly change: string;
  readonly response: unknown;
}

/** Example texts of formats and patterns, as different from each other as possible. */
const TEXTS: Readonly<Record<string, (number: number) => string>> = {
  'image-address': (number) => `https://media.example/${number}.jpg`,
  'web-address': (number) => `https://network.example/${number}`,
  'email-address': (number) => `mail${number}@agency.example`,
  'phone-number': (number) => `+3512100${number}`,
  'deal-path': (number) => `/booknow/deal${number}`,
  'menu-path': (number) => `/page${number}`,
  'booking-service': () => 'Hotels',
  'interface-language': () => 'de',
  date: () => '2026-02-03',
  'date-time': () => '2026-02-03T10:00:00Z',
  '^[A-Za-z]{2}$': (number) => lettersOf(number, 2),
  '^[A-Za-z]{3}$': (number) => lettersOf(number, 3),
  '^#[0-9A-Fa-f]{6}$': (number) => `#${(0xa00000 + number).toString(16)}`,
};

/** Patterns of codes, which may be lower case and never have spaces around them. */
const IN_ANY_CASE = /^\^(?:\[A-Za-z\]|#)/;

/**
 * Responses to a call that have everything in docs/platform-api.yaml, except that one field is left out, `null`, of
 * another of its types, in lower case or with spaces around it.
 *
 * @param call such as `GET /api/agency`
 */
export function allowedResponses(call: string): readonly AllowedResponse[] {
  const schema = schemaOf(call);
  if (schema === undefined) return [];
  const changes = [...changesOf(schema, [])];
  return [
    { change: 'everything', response: fullOf(schema) },
    ...changes.map(([change, apply]) => ({ change, response: apply(fullOf(schema)) })),
  ];
}

function schemaOf(call: string): Schema | undefined {
  const [method = '', path = ''] = call.split(' ');
  const response = valueAt(PLATFORM_API, 'paths', path, method.toLowerCase(), 'responses', '200');
  const reference = valueAt(response, '$ref');
  const describedReference = typeof reference === 'string' ? resolveReference(reference) : response;
  return valueAt(describedReference, 'content', 'application/json', 'schema') as Schema | undefined;
}

function resolveReference(reference: string): unknown {
  return valueAt(PLATFORM_API, ...reference.slice('#/'.length).split('/'));
}

function valueAt(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value);
}

/** Merges a schema with its reference and its `allOf` into one schema. */
function resolveSchema({ $ref, allOf = [], ...own }: Schema): Schema {
  const parts = [...allOf, ...($ref === undefined ? [] : [resolveReference($ref) as Schema])].map(resolveSchema);
  return parts.reduce<Schema>(
    (all, part) => ({
      ...part,
      ...all,
      ...(part.properties && {
        properties: { ...part.properties, ...all.properties },
        required: [...(part.required ?? []), ...(all.required ?? [])],
      }),
    }),
    own,
  );
}

let madeCount = 100;

function fullOf(writtenSchema: Schema): unknown {
  const schema = resolveSchema(writtenSchema);
  if (schema.const !== undefined) return schema.const;
  const [firstSchema] = schema.oneOf ?? [];
  if (firstSchema !== undefined) return fullOf(firstSchema);
  switch (typesOf(schema)[0]) {
    case 'object':
      return Object.fromEntries(fieldsOf(schema).map(([name, field]) => [name, fullOf(field)]));
    case 'array':
      return [fullOf(schema.items ?? {})];
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      return numberOf(schema);
    default:
      return textOf(schema);
  }
}

function* changesOf(writtenSchema: Schema, path: Path): Generator<[string, (response: unknown) => unknown]> {
  const schema = resolveSchema(writtenSchema);
  if (schema.const !== undefined) return;
  const [firstType, ...otherTypes] = typesOf(schema);
  const change = (words: string, value: () => unknown): [string, (response: unknown) => unknown] => [
    `${path.join('.')} ${words}`,
    (response) => withChangedValue(response, path, value()),
  ];
  if (otherTypes.includes('null')) yield change('is null', () => null);
  if (otherTypes.includes('number')) yield change('is a number', () => numberOf(schema));
  if (otherTypes.includes('string')) yield change('is in words', () => textOf(schema));
  if (firstType === 'string' && schema.enum === undefined) {
    const { pattern = '' } = schema;
    if (!IN_ANY_CASE.test(pattern)) yield change('has blanks around it', () => `  ${textOf(schema)} `);
    else if (pattern.startsWith('^[')) yield change('is in small letters', () => textOf(schema).toLowerCase());
  }
  if (schema.items !== undefined) yield* changesOf(schema.items, [...path, 0]);
  for (const [name, field] of fieldsOf(schema)) {
    if (isFree(schema, name)) {
      yield [
        `without ${[...path, name].join('.')}`,
        (response) => withChangedValue(response, [...path, name], undefined),
      ];
    }
    yield* changesOf(field, [...path, name]);
  }
}

/** Whether nothing in the schema of the object requires a field. */
function isFree({ required = [], dependentRequired = {}, anyOf = [] }: Schema, name: string): boolean {
  const [alternative] = anyOf.flatMap((schema) => schema.required ?? []);
  return ![...required, ...Object.values(dependentRequired).flat(), alternative].includes(name);
}

/** The named fields of an object, and two examples if it may have fields of any name. */
function fieldsOf({ properties = {}, additionalProperties, propertyNames }: Schema): readonly [string, Schema][] {
  const namedProperties = Object.entries(properties);
  if (typeof additionalProperties !== 'object') return namedProperties;
  const names = propertyNames === undefined ? ['bookings', 'deal-link'] : ['EUR', 'JPY'];
  return [...namedProperties, ...names.map((name): [string, Schema] => [name, additionalProperties])];
}

function withChangedValue(root: unknown, path: Path, value: unknown): unknown {
  const [name, ...remainingPath] = path;
  if (name === undefined) return value;
  const copy: Record<string | number, unknown> | unknown[] = Array.isArray(root) ? [...root] : { ...(root as object) };
  const inner = withChangedValue(Reflect.get(copy, name), remainingPath, value);
  if (inner === undefined) Reflect.deleteProperty(copy, name);
  else Reflect.set(copy, name, inner);
  return copy;
}

function typesOf({ type, properties, enum: values, oneOf }: Schema): readonly string[] {
  if (oneOf !== undefined) return oneOf.flatMap((schema) => typesOf(resolveSchema(schema)));
  if (type !== undefined) return [type].flat();
  return values === undefined && properties !== undefined ? ['object'] : ['string'];
}

function textOf({ enum: values, format, pattern }: Schema): string {
  if (values !== undefined) return values[0] ?? '';
  madeCount += 1;
  const make = TEXTS[format ?? ''] ?? TEXTS[pattern ?? ''];
  return make?.(madeCount) ?? `Words ${madeCount}`;
}

function numberOf({ minimum = 0, maximum = 1_000_000, type }: Schema): number {
  madeCount += 1;
  const within = Math.min(maximum - minimum, 1000);
  return [type].flat().includes('integer') ? madeCount : minimum + 0.25 + ((madeCount * 0.0137) % (within - 1));
}

function lettersOf(number: number, length: number): string {
  return Array.from({ length }, (_, place) => String.fromCharCode(65 + (Math.floor(number / 26 ** place) % 26))).join(
    '',
  );
}
