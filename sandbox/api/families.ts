import type { Hono } from 'hono';
import { activityDealCalls } from './activity-deals.ts';
import { agencyCalls } from './agency.ts';
import { agencySettingCalls } from './agency-settings.ts';
import { carDealCalls } from './car-deals.ts';
import { contentCalls } from './content.ts';
import { exchangeCalls } from './exchange.ts';
import { hotelDealCalls } from './hotel-deals.ts';
import { listCalls } from './lists.ts';
import { mediaCalls } from './media.ts';
import { REFERENCE_FAMILIES } from './reference/families.ts';
import { resortCalls } from './resort.ts';
import type { SandboxWorld } from './sandbox-world.ts';
import { signInCalls } from './sign-in.ts';
import { storyCalls } from './stories.ts';
import { suggestionCalls } from './suggestions.ts';
import { userCalls } from './user.ts';

/** Every family of calls, one file each. A new family is a new file and a line here. */
export const FAMILIES: readonly ((world: SandboxWorld) => Hono)[] = [
  agencyCalls,
  contentCalls,
  storyCalls,
  agencySettingCalls,
  exchangeCalls,
  listCalls,
  hotelDealCalls,
  activityDealCalls,
  carDealCalls,
  suggestionCalls,
  signInCalls,
  userCalls,
  resortCalls,
  mediaCalls,
  ...REFERENCE_FAMILIES,
];
