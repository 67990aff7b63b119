import { readFile } from 'node:fs/promises';
import { type AgencySource, err, parseAgencyResponse } from 'livery';

/** Reads the agency from a JSON file in the form of the platform's response to `GET /api/agency`. */
export function agencyOfFile(file: string | URL): AgencySource {
  return {
    async read() {
      const text = await readFile(file, 'utf8').catch(() => undefined);
      if (text === undefined) return err({ kind: 'unreachable' });
      try {
        return parseAgencyResponse(JSON.parse(text));
      } catch {
        return err({ kind: 'malformed', problem: `${file} is not JSON.` });
      }
    },
  };
}
