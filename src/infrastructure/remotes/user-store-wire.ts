import type { CallFailure } from '@livery/contract/notices/call-failure';
import { USER_TYPES, type UserProfile } from '@livery/contract/session/user-profile';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { parseMoney } from '@livery/contract/wire/money-wire';
import { tolerantRestriction } from '@livery/contract/wire/profile-wire';
import { tolerantFlag, tolerantNumber } from '@livery/contract/wire/tolerant';
import * as v from 'valibot';
import type { OpenedUserStore } from '../../application/remotes/remote-entry.ts';
import type { ProfileFavourites } from '../../application/saved/saved.ts';
import { parseSavedItems } from '../saved/saved-wire.ts';
import { anyFields, ownFields } from './own-fields.ts';

const trimmedText = v.fallback(v.pipe(v.string(), v.trim()), '');
const permissionSchema = v.pipe(anyFields, v.object({ read: tolerantFlag, write: tolerantFlag }));

/** Each field that is missing or of another type gets its safe default, and only `true` grants a permission. */
const storeProfile = v.pipe(
  ownFields,
  v.object({
    id: trimmedText,
    userType: v.fallback(v.pipe(v.string(), v.trim(), v.picklist(USER_TYPES)), 'Other'),
    isTravelAgent: tolerantFlag,
    isRestrictedAgent: tolerantRestriction,
    hasRewardWallet: tolerantFlag,
    isExternal: tolerantFlag,
    countryCode: trimmedText,
    firstName: trimmedText,
    lastName: trimmedText,
    email: trimmedText,
    profileImage: trimmedText,
    credits: v.pipe(
      v.optional(anyFields, {}),
      v.object({ amount: tolerantNumber, currency: trimmedText }),
      v.transform(({ amount, currency }) => parseMoney(amount, currency)),
    ),
    permissions: v.fallback(v.map(v.pipe(v.unknown(), v.transform(String)), permissionSchema), () => new Map()),
  }),
);

/** The failure of a store's call; an invalid one counts as a fault of the store. */
const storeFailure = v.pipe(
  ownFields,
  v.variant('kind', [
    v.object({ kind: v.picklist(['unreachable', 'timed-out', 'cancelled']) }),
    v.object({ kind: v.literal('refused'), status: v.number(), message: v.fallback(v.string(), '') }),
  ]),
);

/** A response of the remote user store: a profile, or why there is none; `undefined` if it isn't valid. */
function parseResponse(response: unknown): Result<UserProfile, CallFailure> | undefined {
  const fields = v.parse(anyFields, response);
  if (fields['ok'] === true) {
    const profile = v.safeParse(storeProfile, fields['value']);
    return profile.success ? ok(profile.output) : undefined;
  }
  const failure = v.safeParse(storeFailure, fields['error']);
  return failure.success ? err(failure.output) : undefined;
}

/**
 * Parses the object that a remote user store opened; its members may be inherited from its class, and its calls may
 * throw.
 */
export function parseUserStore(store: unknown): OpenedUserStore {
  return {
    follow(onProfile) {
      const changes = readMember(readMember(store, 'profile'), 'changes');
      readMember(changes, 'subscribe').call(changes, (change: unknown) => {
        const profile = v.safeParse(storeProfile, change);
        if (profile.success) onProfile(profile.output);
      });
    },
    call: async (name) => parseResponse(await readMember(store, name).call(store)),
    reset: () => readMember(store, 'reset').call(store),
    favourites: parseProfileFavourites(readMember(store, 'favourites')),
  };
}

/**
 * The favourites of a store that keeps them; anything that it throws or rejects with, and invalid data, counts as a
 * failed call.
 */
function parseProfileFavourites(favourites: unknown): ProfileFavourites | undefined {
  if (typeof favourites !== 'object' || favourites === null) return undefined;
  return {
    async load() {
      const fields = await readResponse(() => readMember(favourites, 'load').call(favourites));
      return fields['ok'] === true && Array.isArray(fields['value']) ? parseSavedItems(fields['value']) : undefined;
    },
    async save(items) {
      return (await readResponse(() => readMember(favourites, 'save').call(favourites, items)))['ok'] === true;
    },
  };
}

async function readResponse(call: () => unknown) {
  try {
    return v.parse(anyFields, await call());
  } catch {
    return {};
  }
}

/** A member of an object, its own or inherited from its class; `undefined` if there is none. */
function readMember(
  value: unknown,
  name: 'profile' | 'changes' | 'subscribe' | 'refresh' | 'loadAgentData' | 'reset' | 'favourites' | 'load' | 'save',
) {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
