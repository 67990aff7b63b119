import type { Person } from '../agencies/people.ts';
import { daysAfter } from '../days.ts';
import { seededRandom } from '../seeded-random.ts';
import type { Translate } from '../words/translate.ts';
import names from './account-names.json' with { type: 'json' };

export interface WalletEntry {
  readonly id: string;
  readonly at: string;
  readonly kind: 'reward' | 'commission' | 'payment' | 'payout' | 'refund';
  readonly text: string;
  /** Negative for payments and payouts. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

const ENTRY_COUNT = 7;

/** The entries of a person's wallet, newest first; they add up to the credits of the profile. */
export function walletEntries({ agency, id, profile }: Person, today: string, t: Translate): WalletEntry[] {
  const credits = profileCredits(profile);
  if (credits === null || credits.amount === 0) return [];
  const random = seededRandom(`wallet/${agency}/${id}`);
  const works = profile['isTravelAgent'] === true;
  const [earned, spent] = works ? (['commission', 'payout'] as const) : (['reward', 'payment'] as const);
  let remainingCents = Math.round(credits.amount * 100);
  return Array.from({ length: ENTRY_COUNT }, (_, index) => {
    const last = index === ENTRY_COUNT - 1;
    const takes = !last && index > 0 && random.chance(0.3);
    const size = Math.round(credits.amount * random.between(4, 22));
    const cents = last ? remainingCents : takes ? -size : size;
    remainingCents -= cents;
    return {
      id: `${agency}-${id}-${ENTRY_COUNT - index}`,
      at: `${daysAfter(today, -9 * index - random.whole(1, 8))}T${random.whole(10, 19)}:15:00.000Z`,
      kind: cents < 0 ? spent : earned,
      text: t(random.pick(names[`${cents < 0 ? spent : earned}s`])),
      amount: cents / 100,
      currency: credits.currency,
    };
  });
}

/** The credits of a profile; null if there are none. */
export function profileCredits(
  profile: Person['profile'],
): { readonly amount: number; readonly currency: string } | null {
  const { credits } = profile;
  if (typeof credits !== 'object' || credits === null || !('amount' in credits) || !('currency' in credits))
    return null;
  const { amount, currency } = credits;
  return typeof amount === 'number' && typeof currency === 'string' ? { amount, currency } : null;
}
