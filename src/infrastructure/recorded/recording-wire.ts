import * as v from 'valibot';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { RecordedCall } from './recorded-call.ts';

const texts = v.pipe(
  v.record(v.string(), v.string()),
  v.transform((byName) => Object.entries(byName)),
);
const instant = v.pipe(
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

const sessionLine = v.object({
  kind: v.literal('session'),
  version: v.literal(1),
  now: instant,
  timeZone: v.string(),
  page: v.pipe(v.string(), v.url()),
  languages: v.array(v.string()),
  configuration: v.unknown(),
  cookies: texts,
  localStorage: texts,
  sessionStorage: texts,
});

const idLine = v.object({ kind: v.literal('id'), value: v.string() });

const failure = v.variant('kind', [
  v.object({ kind: v.literal('unreachable') }),
  v.object({ kind: v.literal('timed-out') }),
  v.object({ kind: v.literal('refused'), status: v.number(), message: v.string() }),
  v.object({ kind: v.literal('malformed'), problem: v.string() }),
]);

const callLine = v.object({
  kind: v.literal('call'),
  turn: v.number(),
  service: v.picklist(['api', 'resort']),
  method: v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: v.string(),
  query: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  body: v.unknown(),
  response: v.variant('ok', [
    v.object({ ok: v.literal(true), value: v.unknown() }),
    v.object({ ok: v.literal(false), error: failure }),
  ]),
});

const line = v.pipe(v.string(), v.parseJson(), v.variant('kind', [sessionLine, idLine, callLine]));

/** A recorded session, ready to be replayed. */
export interface Recording {
  readonly start: Omit<v.InferOutput<typeof sessionLine>, 'kind' | 'version'>;
  readonly ids: readonly string[];
  /** In the order of the requests. */
  readonly calls: readonly RecordedCall[];
}

/** Why a file is no recording, in plain words. */
export interface RecordingDamaged {
  readonly kind: 'recording-damaged';
  readonly problem: string;
}

/**
 * Reads a recording: JSON lines, the first of which describes the start of the
 * session. A last line that was cut off is left out; any other that can't be read
 * makes the recording damaged.
 */
export function parseRecording(text: string): Result<Recording, RecordingDamaged> {
  const written = text.split('\n');
  // What follows the last line break is nothing, or a line that was cut off.
  const lines = written.slice(0, -1).map((json) => v.safeParse(line, json));
  const damaged = lines.findIndex(({ success }) => !success);
  if (damaged !== -1) return refuse(`Line ${damaged + 1} can’t be read.`);
  const read = lines.flatMap(({ success, output }) => (success ? [output] : []));
  const [start] = read;
  if (start?.kind !== 'session') return refuse('The first line doesn’t describe the start of the session.');
  return ok({
    start,
    ids: read.flatMap((entry) => (entry.kind === 'id' ? [entry.value] : [])),
    calls: read.filter((entry) => entry.kind === 'call').sort((one, other) => one.turn - other.turn),
  });
}

function refuse(problem: string): Result<never, RecordingDamaged> {
  return err({ kind: 'recording-damaged', problem });
}
