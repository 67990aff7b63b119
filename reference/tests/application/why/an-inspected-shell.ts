import type { Live } from '@livery/contract/shared/live';
import { DEMO_PLATFORM } from '@livery/sandbox/memory/demo-platform';
import { BehaviorSubject, type SchedulerLike, Subject } from 'rxjs';
import { inspectShell } from '../../../../src/application/why/inspect-shell.ts';
import type { InspectedCall } from '../../../../src/application/why/inspector.ts';
import { redact } from '../../../../src/infrastructure/recorded/redact.ts';
import { replacing } from '../../../../src/infrastructure/wiring/create-container.ts';
import { createExplainedShell } from '../../../../src/infrastructure/wiring/create-explained-shell.ts';
import { memoryAdapters } from '../../../../src/infrastructure/wiring/memory-adapters.ts';
import { adaptersIn } from '../../../../tests/support/adapters-in.ts';

const NO_CALLS: Live<readonly InspectedCall[]> = { now: () => [], changes: new BehaviorSubject([]) };
const SILENT_CONSOLE = { warn: () => undefined, error: () => undefined };

interface InspectedOptions {
  readonly host?: string;
  readonly token?: string;
  /** A promise for which the About page waits. */
  readonly slow?: Promise<void>;
  readonly scheduler?: SchedulerLike;
}

/** The shell of a visitor to an embedded agency, and what the why panel shows of it. */
export function inspectedShell({ host = 'aurora.localhost', token = '', slow, scheduler }: InspectedOptions = {}) {
  const set = memoryAdapters({
    platform: DEMO_PLATFORM,
    host,
    token: token === '' ? undefined : token,
    timeZone: 'Asia/Dubai',
    now: Temporal.Instant.from('2026-11-21T20:30:00Z'),
    policies: { everybody: {}, entries: new Map() },
    reporter: SILENT_CONSOLE,
  });
  const asked = { about: 0 };
  const { content, clock } = adaptersIn(set);
  const countedModule = replacing({
    clock: { ...clock, scheduler: scheduler ?? clock.scheduler },
    content: {
      ...content,
      async about(signal) {
        asked.about += 1;
        await slow;
        return content.about(signal);
      },
    },
  });
  const { shell, adapters } = createExplainedShell([...set, countedModule]);
  const navigations = new Subject<void>();
  const inspector = inspectShell({
    ...{ shell, adapters, navigations },
    calls: NO_CALLS,
    clean: redact,
    recording: (decisions) => `${decisions.length} decisions`,
  });
  return { shell, adapters, inspector, navigations, asked };
}
