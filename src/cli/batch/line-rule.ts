import * as v from 'valibot';
import type { PolicyBook } from '../../domain/agency/policy-book.ts';
import { explainIssue } from './explain-issue.ts';
import { objectField } from './object-field.ts';

/** What every line may lean on. */
export interface BatchContext {
  /** The policies of `LIVERY_POLICIES`, for lines that carry none. */
  readonly policies: PolicyBook;
  /** Makes HTML safe. */
  readonly clean: (html: string) => string;
}

/** A command that answers lines: one rule of the domain, in bulk. */
export interface LineRule {
  readonly name: string;
  /** One sentence for the help. */
  readonly summary: string;
  /** A line and its answer, shown by the help and held to by a test. */
  readonly example: { readonly in: object; readonly out: object };
  /** Whether its lines need `clean`, which takes a moment to load. */
  readonly cleansHtml: boolean;
  /** The answer to one line, or `{ error }` where the line is not what the rule asks for. */
  answer(line: unknown, context: BatchContext): object;
}

/** Makes a rule that first parses its line. */
export function lineRule<const Schema extends v.GenericSchema>(of: {
  readonly name: string;
  readonly summary: string;
  readonly example: { readonly in: object; readonly out: object };
  readonly cleansHtml?: true;
  readonly line: Schema;
  readonly answer: (line: v.InferOutput<Schema>, context: BatchContext) => object;
}): LineRule {
  return {
    name: of.name,
    summary: of.summary,
    example: of.example,
    cleansHtml: of.cleansHtml === true,
    answer(line, context) {
      const object = v.safeParse(objectField, line);
      if (!object.success) return { error: explainIssue(object.issues[0]) };
      const parsed = v.safeParse(of.line, object.output, { abortEarly: true });
      return parsed.success ? of.answer(parsed.output, context) : { error: explainIssue(parsed.issues[0]) };
    },
  };
}
