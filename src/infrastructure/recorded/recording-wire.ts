import { err, ok, type Result } from '@livery/contract/shared/result';
import { isRecord } from '@livery/contract/wire/is-record';
import * as v from 'valibot';
import { TOPICS } from '../../domain/why/decision.ts';
import type { MadeDecision } from '../../domain/why/made-decision.ts';
import type { RecordedCall } from './recorded-call.ts';
import { redact } from './redact.ts';

/** The version of written recordings. Version 1 had no decisions. */
export const RECORDING_VERSION = 2;

/** The start of the message for a call that isn't in the recording. */
export const NOT_RECORDED = 'The recording holds no such call';

/** A byte order mark, with which some editors start a file; it is ignored. */
const BYTE_ORDER_MARK = /^\uFEFF/;
/** The start of a UTF-16 file that is read as UTF-8. */
const UTF_16 = /^(?:\uFFFD\uFFFD|.?\0)/;

const READ_VERSIONS: readonly unknown[] = [1, RECORDING_VERSION];

const textEntriesSchema = v.pipe(
  v.record(v.string(), v.string()),
  v.transform((byName) => Object.entries(byName)),
);
const instantSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return Temporal.Instant.from(dataset.value);
    } catch {
      addIssue({ message: 'Invalid instant' });
      return NEVER;
    }
  }),
);

const sessionLineSchema = v.object({
  kind: v.literal('session'),
  version: v.picklist([1, RECORDING_VERSION]),
  now: instantSchema,
  timeZone: v.string(),
  page: v.pipe(v.string(), v.url()),
  languages: v.array(v.string()),
  configuration: v.unknown(),
  cookies: textEntriesSchema,
  localStorage: textEntriesSchema,
  sessionStorage: textEntriesSchema,
});

const idLineSchema = v.object({ kind: v.literal('id'), value: v.string() });

const failureSchema = v.variant('kind', [
  v.object({ kind: v.literal('unreachable') }),
  v.object({ kind: v.literal('timed-out') }),
  v.object({ kind: v.literal('refused'), status: v.number(), message: v.string() }),
  v.object({ kind: v.literal('malformed'), problem: v.string() }),
]);

const callLineSchema = v.object({
  kind: v.literal('call'),
  turn: v.number(),
  service: v.picklist(['api', 'resort']),
  method: v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: v.string(),
  query: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  body: v.unknown(),
  response: v.variant('ok', [
    v.object({ ok: v.literal(true), value: v.unknown() }),
    v.object({ ok: v.literal(false), error: failureSchema }),
  ]),
});

const factSchema = v.object({
  at: v.array(v.string()),
  kind: v.exactOptional(v.picklist(['object', 'list', 'map', 'query', 'missing'])),
  value: v.exactOptional(v.union([v.string(), v.number(), v.boolean(), v.null()])),
});

const decisionLineSchema = v.object({
  kind: v.literal('decision'),
  topic: v.picklist(TOPICS),
  name: v.string(),
  result: v.unknown(),
  rule: v.custom<MadeDecision['rule']>(
    (rule) => rule === null || (typeof rule === 'string' && /^\d+\.\d+$/.test(rule)),
  ),
  facts: v.array(factSchema),
});

const lineSchema = v.variant('kind', [sessionLineSchema, idLineSchema, callLineSchema, decisionLineSchema]);

/** A recorded session, ready to be replayed. */
export interface Recording {
  readonly start: Omit<v.InferOutput<typeof sessionLineSchema>, 'kind' | 'version'>;
  readonly ids: readonly string[];
  /** In the order of the requests. */
  readonly calls: readonly RecordedCall[];
  /** The decisions when the recording was copied; empty if it was recorded without a page. */
  readonly decisions: readonly MadeDecision[];
  /** Whether its last line was cut off, and is left out. */
  readonly isCut: boolean;
  /** The numbers, from 1, of the lines whose secrets were removed. */
  readonly linesWithSecrets: readonly number[];
}

/** Why a file isn't a recording, in plain words. */
export interface RecordingDamaged {
  readonly kind: 'recording-damaged';
  readonly problem: string;
}

/**
 * Reads a recording: JSON lines, the first of which describes the start of the session. A last line that was cut off is
 * left out; any other line that can't be read makes the recording damaged, and so does an unknown version. Secrets are
 * removed.
 */
export function parseRecording(text: string): Result<Recording, RecordingDamaged> {
  if (UTF_16.test(text)) return damagedRecording('It is written in UTF-16: save it as UTF-8.');
  const jsonLines = text.replace(BYTE_ORDER_MARK, '').split('\n');
  // The part after the last line break is empty, or a line that was cut off.
  const values = jsonLines.slice(0, -1).map(parseJson);
  const [firstValue] = values;
  if (isRecord(firstValue) && firstValue['kind'] === 'session' && !READ_VERSIONS.includes(firstValue['version'])) {
    const version = JSON.stringify(firstValue['version'])?.slice(0, 20) ?? 'none';
    return damagedRecording(
      `It has the form of version ${version}; this program reads versions ${READ_VERSIONS.join(' and ')}.`,
    );
  }
  const linesWithSecrets = new Set<number>();
  const lines = values.map((value, index) =>
    v.safeParse(
      lineSchema,
      redact(value, [], () => linesWithSecrets.add(index + 1)),
    ),
  );
  const damaged = lines.findIndex(({ success }) => !success);
  if (damaged !== -1) return damagedRecording(`Line ${damaged + 1} can’t be read.`);
  const readEntries = lines.flatMap(({ success, output }) => (success ? [output] : []));
  const [start] = readEntries;
  if (start?.kind !== 'session') return damagedRecording('The first line doesn’t describe the start of the session.');
  return ok({
    start,
    ids: readEntries.flatMap((entry) => (entry.kind === 'id' ? [entry.value] : [])),
    calls: readEntries.filter((entry) => entry.kind === 'call').sort((a, b) => a.turn - b.turn),
    decisions: readEntries.filter((entry) => entry.kind === 'decision').map(({ kind: _, ...made }) => made),
    isCut: jsonLines.at(-1) !== '',
    linesWithSecrets: [...linesWithSecrets],
  });
}

/** The value of one line; text that isn't JSON gives a value that isn't a valid line either. */
function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function damagedRecording(problem: string): Result<never, RecordingDamaged> {
  return err({ kind: 'recording-damaged', problem });
}
