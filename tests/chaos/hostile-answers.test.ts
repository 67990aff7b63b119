import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unsettledStates } from '../support/chaos-defined-states.ts';
import { startServer } from '../support/test-server.ts';
import { anAgentsShell } from './an-agents-shell.ts';
import { controlWaits } from './control-waits.ts';
import { HOSTILE_ANSWERS } from './hostile-answers.ts';
import { SECTION_SEVEN } from './section-seven.ts';

beforeEach(() => {
  controlWaits();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a platform that answers every call of section 7 with the same JSON', () => {
  it.each([...HOSTILE_ANSWERS])('%s, leaves every live value in a defined state', async (_, body) => {
    const server = await startServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(body);
    });
    const { lives, watch, page, answerOf, askEverything } = anAgentsShell(server.url);
    await askEverything(async (signingIn) => {
      await signingIn;
    });
    // Without a profile and a hold nobody asks what comes after them.
    const rows = SECTION_SEVEN.filter(({ after }) => after === undefined || after === 'start');
    for (const answer of await Promise.all(rows.map(({ method }) => answerOf(method)))) {
      if (!answer.ok) expect(answer.error.kind).toBe('malformed');
    }
    await new Promise(setImmediate);
    expect([...unsettledStates(lives), ...watch.problems()]).toEqual([]);
    expect(page.leaveFor).not.toHaveBeenCalled();
    await server.close();
  });
});
