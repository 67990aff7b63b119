import type { AgencySource } from '../../application/agency/agency-source.port.ts';
import { parseAgencyAnswer } from '../agency/agency-answer-wire.ts';

/** Knows the agency without asking anybody: `answer` gives it in wire form. */
export function memoryAgencySource(answer: () => unknown): AgencySource {
  return { read: async () => parseAgencyAnswer(answer()) };
}
