import { readFileSync } from 'node:fs';
import { err, type Result } from '@livery/contract/shared/result';
import { parseConfiguration } from '../../infrastructure/configuration/configuration-wire.ts';
import { parseRecording, type Recording } from '../../infrastructure/recorded/recording-wire.ts';
import type { CliPorts } from '../cli-ports.ts';
import { thrownMessage } from '../exit-code.ts';
import type { SessionOptions } from './session-options.ts';

/**
 * Reads the recording of a session. Options may be repeated, but must be those of the recording. Other options, a
 * missing file or a file that isn't a recording give an error in one sentence.
 *
 * @param place parameters of the page's address besides language and currency
 */
export function openRecording(
  file: string,
  options: SessionOptions,
  place: Readonly<Record<string, string>>,
): Result<Recording, string> {
  const recording = readRecording(file);
  if (!recording.ok) return recording;
  const otherDifference = recordingDifferences(recording.value, options, place)[0];
  return otherDifference === undefined
    ? recording
    : err(`The recording ${file} is of another session: ${otherDifference}.`);
}

/** Reads a recording without checking any options; the error is one sentence. */
export function readRecording(file: string): Result<Recording, string> {
  try {
    const recording = parseRecording(readFileSync(file, 'utf8'));
    return recording.ok
      ? recording
      : err(`The file ${file} is not a recording that can be replayed. ${recording.error.problem}`);
  } catch (problem) {
    return err(`The recording ${file} can’t be read: ${thrownMessage(problem)}.`);
  }
}

/** Warns if a recording contains secrets, which are still in the file, or if its end is missing. */
export async function reportRecordingFlaws(
  file: string,
  { linesWithSecrets, isCut }: Recording,
  ports: Pick<CliPorts, 'stderr'>,
): Promise<void> {
  if (isCut) await ports.stderr.write(`The last line of the recording ${file} was cut off, and is left out.\n`);
  if (linesWithSecrets.length === 0) return;
  const lines = linesWithSecrets.length === 1 ? `line ${linesWithSecrets[0]}` : `lines ${linesWithSecrets.join(', ')}`;
  await ports.stderr.write(`The recording ${file} has secrets in ${lines}: they are left out here, not in the file.\n`);
}

function recordingDifferences(
  { start }: Recording,
  options: SessionOptions,
  place: Readonly<Record<string, string>>,
): string[] {
  const page = new URL(start.page);
  const { configuration } = parseConfiguration(start.configuration);
  const signedIn = start.cookies.some(([name]) => name === 'access_token');
  const requestedAs = options.as ?? options.token;
  const facts: readonly (readonly [string, string | undefined, string | null])[] = [
    ['its host', options.host, page.host],
    ['its API', options.api?.replace(/\/$/, ''), configuration.apiUrl],
    ['its resort service', options.resort?.replace(/\/$/, ''), configuration.resortUrl],
    ['its language', options.language, page.searchParams.get('lng')],
    ['its currency', options.currency, page.searchParams.get('currency')],
    ['its time zone', options.timeZone, start.timeZone],
    ['its moment', options.now?.toString(), start.now.toString()],
    ...Object.entries(place).map(([name, value]) => [`its ${name}`, value, page.searchParams.get(name)] as const),
    [
      'its visitor',
      requestedAs === undefined ? undefined : requestedAs === 'visitor' ? 'nobody' : 'signed in',
      signedIn ? 'signed in' : 'nobody',
    ],
  ];
  return facts
    .filter(([, given, recorded]) => given !== undefined && given !== recorded)
    .map(([name, given, recorded]) => `${name} is ${recorded ?? 'not set'}, not ${given}`);
}
