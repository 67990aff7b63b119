import type { LanguageCode } from '@livery/contract/market/language';
import type { Result } from '@livery/contract/shared/result';
import type { Diagnosis } from '../application/diagnosis/diagnosis.port.ts';
import type { ValidatedPolicyBook } from '../infrastructure/agency/policy-book-wire.ts';
import type {
  HttpSession,
  MemorySession,
  OpenedModule,
  OpenSession,
  SessionBase,
  SessionSpec,
} from './session/session.ts';
import type { TimeLimit } from './session/time-limit.ts';

/** Everything that commands need from outside; the composition root fills it in. */
export interface CliPorts {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** How the program is called, such as `npx livery`: for the help and its examples. */
  readonly program: string;
  /** The version of the package. */
  readonly version: string;
  /** Rejects once the program would end although a command has not, and when an error is not caught. */
  readonly stalled?: Promise<never>;
  /** Prompts for a secret that is not echoed; missing if stdin is no terminal. */
  readonly promptSecret?: ((question: string) => Promise<string>) | undefined;
  /** Creates the shell of one session; its adapters are loaded now, and not before. */
  openSession(spec: SessionSpec): Promise<OpenSession>;
  /**
   * Makes ready a shell over the adapters that a module exports; the memory set serves the other ports.
   * Fails with one sentence if they don't fit the ports.
   */
  openModule(exported: unknown, visitor: SessionBase): Promise<Result<OpenedModule, string>>;
  /** Sends what a module logs from now on to stderr: stdout is for results, which programs read. */
  logToStderr?(): void;
  /** For what a module does; each call of an adapter has as long as a request. */
  readonly timeLimit: TimeLimit;
  /** Opens what examines an API for one host. */
  openDiagnosis(options: DiagnosisOptions): Promise<Diagnosis>;
  /** Who can sign in at a demo agency. */
  demoPeople(host: string): Promise<readonly DemoPerson[]>;
  /** Reads a text over HTTP; one sentence if there is none. */
  readText(url: string): Promise<Result<string, string>>;
  /** Loads what makes HTML safe. */
  loadSanitizer(): Promise<(html: string) => string>;
}

/** A stream that people or programs read. */
export interface Output {
  /** Whether a person looks at it in a terminal. */
  readonly isTTY?: boolean | undefined;
  /** Width of the terminal in characters, if there is one. */
  readonly columns?: number | undefined;
  /** Resolves when more may be written; `false` when the reader has closed the stream. */
  write(text: string): Promise<boolean>;
}

/** An invented person: the password is no secret. */
export interface DemoPerson {
  /** What they are at their agency, such as `owner`. */
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** What is to be examined. */
interface DiagnosisOptions {
  /** In whose name calls are made, and where. */
  readonly spec: MemorySession | HttpSession;
  readonly language: LanguageCode;
  /** The deployment's, with what is wrong in them; by default, those of the adapters' own world. */
  readonly policies: ValidatedPolicyBook | undefined;
  /** Time for each call, in milliseconds. */
  readonly limit: number;
}
