import 'reflect-metadata';
import { ok } from '@livery/contract/shared/result';
import { DEMO_PLATFORM } from '@livery/sandbox/memory/demo-platform';
import type { Reporter } from '../../../../src/application/shared/reporter.port.ts';
import type { CliPorts } from '../../../../src/cli/cli-ports.ts';
import type { ExitCode } from '../../../../src/cli/exit-code.ts';
import { run } from '../../../../src/cli/run.ts';
import type { ModuleSession, SessionSpec } from '../../../../src/cli/session/session.ts';
import { createTimeLimit } from '../../../../src/cli/session/time-limit.ts';
import { cleanHtml } from '../../../../src/infrastructure/content/clean-html.ts';
import { httpDiagnosis } from '../../../../src/infrastructure/doctor/http-diagnosis.ts';
import { memoryDiagnosis } from '../../../../src/infrastructure/doctor/memory-diagnosis.ts';
import { readText } from '../../../../src/infrastructure/node/read-text.ts';
import { type AdapterSet, replacing } from '../../../../src/infrastructure/wiring/create-container.ts';
import { createExplainedShell } from '../../../../src/infrastructure/wiring/create-explained-shell.ts';
import { httpNodeAdapters } from '../../../../src/infrastructure/wiring/http-node-adapters.ts';
import { memoryAdapters } from '../../../../src/infrastructure/wiring/memory-adapters.ts';
import { moduleAdapters } from '../../../../src/infrastructure/wiring/module-adapters.ts';
import { recordedAdapters } from '../../../../src/infrastructure/wiring/recorded-adapters.ts';
import type { Ports } from '../../../../src/infrastructure/wiring/tokens.ts';
import { adaptersIn } from '../../../../tests/support/adapters-in.ts';

type InputChunks = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/** The result of a call of the command line. */
export interface CliResult {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

interface RunOptions {
  /** Sent to stdin in these pieces. */
  readonly input?: InputChunks;
  readonly env?: CliPorts['env'];
  /** Whether the output is a terminal. */
  readonly isTTY?: boolean;
  /** The input at a prompt for a secret. */
  readonly secret?: string;
  /** Replacements for ports of a session in memory. */
  readonly ports?: (memory: Ports) => Partial<Ports>;
  /** The number of writes after which stdout is closed. */
  readonly readerLeavesAfter?: number;
}

/** For each operation of a module, in milliseconds. */
export const MODULE_LIMIT = 20_000;

const QUIET_REPORTER: Reporter = { warn: () => undefined, error: () => undefined };

/** Runs the command line inside this process; the test controls everything external. */
export async function runCli(args: readonly string[], around: RunOptions = {}): Promise<CliResult> {
  const { input = [], env = {}, isTTY = false, secret, ports, readerLeavesAfter = Number.POSITIVE_INFINITY } = around;
  const timeLimit = createTimeLimit(MODULE_LIMIT);
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(args, {
    stdin: bytesOf(input),
    stdout: { isTTY, write: async (text) => out.push(text) < readerLeavesAfter },
    stderr: { isTTY, write: async (text) => err.push(text) > 0 },
    env,
    program: 'npm run -s cli --',
    version: '1.2.3',
    timeLimit,
    promptSecret:
      secret === undefined
        ? undefined
        : async (question) => {
            err.push(question);
            return secret;
          },
    openSession: async (spec) => {
      if (spec.adapters === 'module') return spec.open();
      const set = adaptersOf(spec);
      return openQuietly(ports === undefined ? set : [...set, replacing(ports(adaptersIn(set)))]);
    },
    async openModule(moduleExports, visitor) {
      const loadedResult = await moduleAdapters(
        moduleExports,
        { platform: DEMO_PLATFORM, ...visitor },
        timeLimit.waitInTime,
      );
      if (!loadedResult.ok) return loadedResult;
      const { adapters, brokenContract } = loadedResult.value;
      return ok({ open: () => openQuietly(adapters), brokenContract });
    },
    openDiagnosis: async ({ spec, ...options }) =>
      spec.adapters === 'memory'
        ? memoryDiagnosis({ platform: DEMO_PLATFORM, ...spec, ...options })
        : httpDiagnosis({ ...spec, ...options }),
    demoPeople: async (host) => DEMO_PLATFORM.people(host),
    readText,
    loadSanitizer: async () => cleanHtml,
  });
  return { code, out: out.join(''), err: err.join('') };
}

const openQuietly = (adapters: AdapterSet) =>
  createExplainedShell([...adapters, replacing({ reporter: QUIET_REPORTER })]);

function adaptersOf(session: Exclude<SessionSpec, ModuleSession>): AdapterSet {
  switch (session.adapters) {
    case 'memory':
      return memoryAdapters({ platform: DEMO_PLATFORM, ...session });
    case 'http':
      return httpNodeAdapters(session);
    case 'recorded':
      return recordedAdapters(session.recording);
  }
}

async function* bytesOf(pieces: InputChunks): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield typeof piece === 'string' ? encoder.encode(piece) : piece;
}
