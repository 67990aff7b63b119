import type { UserProfile } from '../../../src/domain/session/user-profile.ts';
import { ProfileCard } from '../../../src/ui/session/profile-card.tsx';
import { anAgent, aUser } from '../../../tests/support/a-user.ts';
import { signedInAs } from '../../../tests/support/with-agency.ts';
import { ARABIC_TEXT, LONG_TEXT, UNBROKEN_TEXT } from '../../props/long-texts.ts';
import type { Specimen, SpecimenState } from '../../specimen.ts';

const CREDITS = { amount: 1250, currency: 'USD' };

export const profileCard: Specimen = {
  stands: 'card',
  states: {
    traveller: of(aUser()),
    'agent-with-credit': of(anAgent([], { credits: CREDITS })),
    'credit-converted': { ...of(anAgent([], { credits: CREDITS })), prices: { currency: 'EUR' } },
    'with-a-picture': of(aUser({ profileImage: '/media/portrait/aurora/traveller.svg' })),
    'broken-picture': of(aUser({ profileImage: '/media/portrait/nobody.png' })),
    'no-name': of(aUser({ firstName: '', lastName: '' })),
    'nothing-told': of(aUser({ firstName: '', lastName: '', email: '' })),
    'right-to-left': of(aUser({ firstName: ARABIC_TEXT, lastName: '' })),
    '200-characters': of(anAgent([], { firstName: LONG_TEXT, email: `${UNBROKEN_TEXT}@x.example`, credits: CREDITS })),
  },
};

function of(profile: UserProfile): SpecimenState {
  return { show: <ProfileCard />, seen: signedInAs(profile) };
}
