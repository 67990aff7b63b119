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

/** Everything that commands need from outside; provided by the composition root. */
export interface CliPorts {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** How the program is called, such as `npx livery`: for the help and its examples. */
  readonly program: string;
  /** The version of the package. */
  readonly version: string;
  /** Rejects if the program would end before a command is done, or if an error is not caught. */
  readonly stalled?: Promise<never>;
  /** Prompts for a secret, which isn't shown; missing if stdin isn't a terminal. */
  readonly promptSecret?: ((question: string) => Promise<string>) | undefined;
  /** Creates the shell of a session; its adapters are loaded only now. */
  openSession(spec: SessionSpec): Promise<OpenSession>;
  /**
   * Prepares a shell with the adapters that a module exports; the memory set provides the other ports. Fails with one
   * sentence if the adapters don't match the ports.
   */
  openModule(exported: unknown, visitor: SessionBase): Promise<Result<OpenedModule, string>>;
  /** From now on sends a module's log output to stderr, because programs read the results on stdout. */
  logToStderr?(): void;
  /** For a module's code; each call of an adapter may take as long as a request. */
  readonly timeLimit: TimeLimit;
  /** Opens the diagnosis of an API for one host. */
  openDiagnosis(options: DiagnosisOptions): Promise<Diagnosis>;
  /** The people who can sign in at a demo agency. */
  demoPeople(host: string): Promise<readonly DemoPerson[]>;
  /** Reads a text over HTTP; the error is one sentence. */
  readText(url: string): Promise<Result<string, string>>;
  /** Loads the function that makes HTML safe. */
  loadSanitizer(): Promise<(html: string) => string>;
}

/** A stream that people or programs read. */
export interface Output {
  /** Whether a person reads it in a terminal. */
  readonly isTTY?: boolean | undefined;
  /** Width of the terminal in characters, if it is one. */
  readonly columns?: number | undefined;
  /** Resolves when more may be written; `false` when the reader has closed the stream. */
  write(text: string): Promise<boolean>;
}

/** An invented person: the password isn't a secret. */
export interface DemoPerson {
  /** Their role at their agency, such as `owner`. */
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** What the diagnosis examines. */
interface DiagnosisOptions {
  /** The session that calls are made for, and the API. */
  readonly spec: MemorySession | HttpSession;
  readonly language: LanguageCode;
  /** The deployment's policies, with their problems; by default, those that come with the adapters. */
  readonly policies: ValidatedPolicyBook | undefined;
  /** Limit for each call, in milliseconds. */
  readonly limit: number;
}
