import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Place } from '../../domain/trip/places.ts';
import { listIn } from '../wire/list-in.ts';
import { isRecord } from '../wire/tolerant.ts';
import { parsePlace } from './place-wire.ts';

/**
 * Reads an auto-suggestion: the suggestions, then whatever else is in `allData`,
 * each place once. The lists lie in `data`, beside it, or where there is no
 * wrapper.
 *
 * @param field what the list of suggestions is called: `locationSuggestions`, `locations`
 */
export function parseSuggestions(answer: unknown, field: string): Result<readonly Place[], CallFailure> {
  const data = isRecord(answer) && Object.hasOwn(answer, 'data') ? answer.data : answer;
  const lists = [suggestedIn(data, field), othersIn(data), othersIn(answer)].filter((list) => list !== undefined);
  if (answer === null || lists.length === 0) {
    return err({ kind: 'malformed', problem: 'The suggestion answer holds no list.' });
  }
  const places = new Map<string, Place>();
  for (const place of lists.flat().map(parsePlace)) {
    if (place !== undefined) places.set(keyOf(place), place);
  }
  return ok([...places.values()]);
}

function suggestedIn(data: unknown, field: string): readonly unknown[] | undefined {
  if (data === null) return [];
  // One place in the place of a list of one.
  if (isRecord(data) && Object.hasOwn(data, 'name')) return [data];
  return listIn(data, [field]);
}

function othersIn(holder: unknown): readonly unknown[] | undefined {
  return isRecord(holder) ? listIn(holder, ['allData']) : undefined;
}

function keyOf({ name, fullName, kind, coordinates }: Place): string {
  return JSON.stringify([name, fullName, kind, coordinates]);
}
