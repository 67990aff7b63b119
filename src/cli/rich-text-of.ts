import type { RichContent } from '../application/content/rich-content.ts';
import type { Shell } from '../application/shell.ts';
import { err, ok, type Result } from '../domain/shared/result.ts';
import { EXIT } from './exit-code.ts';
import { explainFailure } from './explain-failure.ts';
import type { Refusal } from './refusal.ts';

/** An agency's rich text, made safe. */
export async function richTextOf({ content, session }: Shell, html: string): Promise<Result<RichContent, Refusal>> {
  const cleaned = await content.clean(html);
  if (cleaned.ok) return cleaned;
  const complaint = explainFailure('The text could not be made safe to show.', cleaned.error, session.id);
  return err({ code: EXIT.outside, complaint });
}

/** Several of them, in their order. */
export async function richTextsOf(shell: Shell, html: readonly string[]): Promise<Result<RichContent[], Refusal>> {
  const texts: RichContent[] = [];
  for (const one of html) {
    const cleaned = await richTextOf(shell, one);
    if (!cleaned.ok) return cleaned;
    texts.push(cleaned.value);
  }
  return ok(texts);
}
