import * as v from 'valibot';
import type { StoredValue } from '../../application/shared/stored-values.port.ts';
import { type ClientChoice, chosenClient } from '../../domain/clients/chosen-client.ts';

const wireClientChoice = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    client: v.object({ id: v.string(), name: v.string() }),
    agency: v.string(),
    user: v.string(),
    session: v.string(),
  }),
);

/**
 * The client an agent books for, as JSON in one text that all tabs share; a damaged text means no client. It is valid
 * as long as the session-id cookie, which ends with the browser session; when it is read after that, it is removed.
 * @rule 6.10
 */
export function clientChoice(text: StoredValue<string>, sessionId: StoredValue<string>): StoredValue<ClientChoice> {
  return {
    read() {
      const parseResult = v.safeParse(wireClientChoice, text.read());
      if (!parseResult.success) return undefined;
      const { client: named, agency, user, session } = parseResult.output;
      const client = chosenClient(named);
      if (client !== undefined && session === sessionId.read()) return { client, agency, user };
      text.clear();
      return undefined;
    },
    write: ({ client: { id, name }, agency, user }) =>
      text.write(JSON.stringify({ client: { id, name }, agency, user, session: sessionId.read() ?? '' })),
    clear: text.clear,
  };
}
