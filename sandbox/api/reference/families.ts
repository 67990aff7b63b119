import type { Hono } from 'hono';
import type { SandboxWorld } from '../sandbox-world.ts';
import { agentCalls } from './agent-calls.ts';
import { bookingCalls } from './booking-calls.ts';
import { clientCalls } from './client-calls.ts';
import { dealLinkCalls } from './deal-link-calls.ts';
import { airlineMediaCalls } from './media-calls.ts';
import { offerCalls } from './offer-calls.ts';
import { officeCalls } from './office-calls.ts';
import { passwordCalls } from './password-calls.ts';
import { profileCalls } from './profile-calls.ts';
import { proposalCalls } from './proposal-calls.ts';
import { settingsCalls } from './settings-calls.ts';
import { subscriptionCalls } from './subscription-calls.ts';
import { supportCalls } from './support-calls.ts';

/** The calls of the reference app, beyond the specification. */
export const REFERENCE_FAMILIES: readonly ((world: SandboxWorld) => Hono)[] = [
  offerCalls,
  bookingCalls,
  profileCalls,
  passwordCalls,
  clientCalls,
  agentCalls,
  proposalCalls,
  dealLinkCalls,
  officeCalls,
  settingsCalls,
  supportCalls,
  subscriptionCalls,
  airlineMediaCalls,
];
