import type { HoldBook } from '../world/resort-holds.ts';
import type { Desk } from './reference/desk.ts';
import type { Register } from './register.ts';

/** What the routes are told about the world that they speak for. */
export interface SandboxWorld {
  /** The same seed gives the same answers. */
  readonly seed: number;
  readonly now: () => Date;
  readonly register: Register;
  readonly holds: HoldBook;
  /** What the reference app's calls remember. */
  readonly desk: Desk;
}
