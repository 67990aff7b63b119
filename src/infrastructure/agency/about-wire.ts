import * as v from 'valibot';
import type { About } from '../../domain/content/about-state.ts';
import { flag, record, text } from '../wire/tolerant.ts';

const wireAbout = record({ isEnabled: flag, language: text, title: text, image: text, content: text });

/** Reads what an agency says about itself; what is no object reads as a page that is not enabled. */
export function parseAbout(value: unknown): About {
  const { isEnabled, language, ...about } = v.parse(wireAbout, value);
  return { enabled: isEnabled, ...about, ...(language !== '' && { language }) };
}
