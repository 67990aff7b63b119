import * as v from 'valibot';
import type { PolicyBook } from '../../domain/agency/policy-book.ts';

/** A JSON object, not a list and not `null`. */
export const objectField = v.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'an object',
);

const MAX_QUOTE_LENGTH = 40;

/** One sentence that names the invalid field of a line; the schemas' messages say what is expected. */
function explainIssue(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  if (path === null) return `A line must be a JSON object, not ${describeValue(issue.input)}.`;
  if (issue.input === undefined) return `The field "${path}" is missing.`;
  return `The field "${path}" must be ${issue.message}, not ${describeValue(issue.input)}.`;
}

/** Describes a JSON value in words; short texts and numbers are quoted. */
function describeValue(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return 'a list';
  if (typeof value !== 'string') return 'an object';
  return value.length > MAX_QUOTE_LENGTH ? 'this text' : JSON.stringify(value);
}

/** The context that all lines of a batch are processed in. */
export interface BatchContext {
  /** The policies of `LIVERY_POLICIES`, for lines without policies. */
  readonly policies: PolicyBook;
  /** Makes HTML safe. */
  readonly sanitize: (html: string) => string;
}

/** A command that processes lines: one rule of the domain, applied to many inputs. */
export interface LineRule {
  readonly name: string;
  /** One sentence for the help. */
  readonly summary: string;
  /** An input line and its output, shown by the help and verified by a test. */
  readonly example: { readonly in: object; readonly out: object };
  /** Whether its lines need `sanitize`, which takes a moment to load. */
  readonly sanitizesHtml: boolean;
  /** The output for one line, or `{ error }` for an invalid line. */
  process(line: unknown, context: BatchContext): object;
}

/** Makes a rule that first parses its line. */
export function lineRule<const Schema extends v.GenericSchema>(of: {
  readonly name: string;
  readonly summary: string;
  readonly example: { readonly in: object; readonly out: object };
  readonly sanitizesHtml?: true;
  readonly line: Schema;
  readonly process: (line: v.InferOutput<Schema>, context: BatchContext) => object;
}): LineRule {
  return {
    name: of.name,
    summary: of.summary,
    example: of.example,
    sanitizesHtml: of.sanitizesHtml === true,
    process(line, context) {
      const object = v.safeParse(objectField, line);
      if (!object.success) return { error: explainIssue(object.issues[0]) };
      const parseResult = v.safeParse(of.line, object.output, { abortEarly: true });
      return parseResult.success
        ? of.process(parseResult.output, context)
        : { error: explainIssue(parseResult.issues[0]) };
    },
  };
}
