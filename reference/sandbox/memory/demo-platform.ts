import policies from '../world/policies.json' with { type: 'json' };
import { demoPeople } from './demo-people.ts';
import { memoryWorld } from './memory-world.ts';

/** The demo agencies for a shell that includes them. */
export const DEMO_PLATFORM = {
  /** Their policies file. */
  policies: policies as unknown,
  open: memoryWorld,
  people: demoPeople,
};
