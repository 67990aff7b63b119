import type { UserProfile } from '@livery/contract/session/user-profile';
import { parseProfile } from '@livery/contract/wire/profile-wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayRead } from '../../../../src/domain/session/permissions.ts';
import { roleOf } from '../../../../src/domain/session/roles.ts';
import { demoAgencies } from '../../world/agencies/agency-table.ts';
import { type Person, peopleOf, personOfEmail, personOfToken, tokenOf } from '../../world/agencies/people.ts';
import { agentDataOf, profileOf } from '../../world/agencies/profile.ts';

const subdomains = demoAgencies().map(({ host }) => host.replace('.localhost', ''));
const everybody = subdomains.flatMap(peopleOf);

function someone(agency: string, id: string): Person {
  const person = personOfToken(`sandbox-${agency}-${id}`);
  if (person === null) throw new Error(`${id} doesn't work at ${agency}.`);
  return person;
}

function profileAt(agency: string, id: string): UserProfile {
  const profile = parseProfile(profileOf(someone(agency, id)));
  if (profile === null) throw new Error('There is no profile.');
  return profile;
}

describe('the people', () => {
  it('play every role at every agency', () => {
    const roles = ['traveller', 'rewarded', 'agent', 'restricted', 'sales', 'admin', 'owner'];
    for (const subdomain of subdomains) {
      expect(peopleOf(subdomain).map(({ id }) => id)).toEqual(expect.arrayContaining(roles));
    }
    expect(peopleOf('fiesta').at(-1)?.id).toBe('external');
    expect([peopleOf('unknown'), peopleOf('__proto__')]).toEqual([[], []]);
  });

  it('are known by their token and by their address, and by no other', () => {
    for (const person of everybody) {
      expect(tokenOf(person)).toMatch(/^sandbox-[a-z]+-[a-z]+$/);
      expect(personOfToken(tokenOf(person))).toBe(person);
      expect(personOfEmail(person.agency, ` ${person.email.toUpperCase()}`)).toBe(person);
    }
    expect(new Set(everybody.map(tokenOf)).size).toBe(everybody.length);
    expect(personOfEmail('noir', 'owner@aurora.example')).toBeNull();
    fc.assert(fc.property(fc.string(), (token) => personOfToken(token) === null));
  });
});

describe('profileOf', () => {
  it('carries the fields of rules §3', () => {
    expect(profileOf(someone('aurora', 'rewarded'), 'http://x.example')).toMatchObject({
      id: 'aurora-rewarded',
      userType: 'Client',
      isTravelAgent: false,
      isRestrictedAgent: false,
      isRewardWalletEnable: true,
      isExternal: false,
      auth: true,
      geoLocation: { countryCode: 'GB' },
      personal_info: {
        first_name: 'Tomas',
        last_name: 'Ferreira',
        email: 'rewarded@aurora.example',
        profile_image: 'http://x.example/media/portrait/aurora/rewarded.svg',
        credits: { amount: 125.5, currency: 'GBP' },
      },
      permissions: { 'book-now': { read: true, write: false }, 'deal-link': { read: false, write: false } },
    });
  });

  it('is read by the shell as the role it stands for', () => {
    const roles = { traveller: 'traveller', rewarded: 'traveller', agent: 'agent', restricted: 'agent' } as const;
    const ranks = { sales: 'sales-agent', admin: 'admin', owner: 'owner' } as const;
    for (const [id, role] of Object.entries({ ...roles, ...ranks })) {
      expect(roleOf(profileAt('aurora', id))).toBe(role);
      expect(roleOf(profileAt('harbour', id))).toBe(role);
    }
    expect(profileAt('aurora', 'restricted').isRestrictedAgent).toBe(true);
    expect(profileAt('fiesta', 'external').isExternal).toBe(true);
  });

  it('lets owners see everything, restricted agents no wallet, travellers no clients', () => {
    expect(mayRead(profileAt('aurora', 'owner'), 'website-settings')).toBe(true);
    expect(mayRead(profileAt('aurora', 'restricted'), 'wallet')).toBe(false);
    expect(mayRead(profileAt('aurora', 'agent'), 'wallet')).toBe(true);
    expect(mayRead(profileAt('aurora', 'traveller'), 'clients')).toBe(false);
  });

  it('lacks what can be lacking at plain, and grants nothing by accident at wonky', () => {
    expect(profileAt('plain', 'owner')).toMatchObject({ firstName: '', credits: null });
    const hostile = profileAt('wonky', 'traveller');
    expect(hostile).toMatchObject({ isTravelAgent: false, hasRewardWallet: false, credits: null });
    expect([...hostile.permissions]).toEqual([]);
    expect(mayRead(profileAt('wonky', 'owner'), 'dashboard')).toBe(false);
  });
});

it('has agent data for agents only', () => {
  expect(agentDataOf(someone('noir', 'agent'))).toMatchObject({ agentId: 'noir-agent', markup: { hotel: 12 } });
  expect(agentDataOf(someone('noir', 'traveller'))).toBeNull();
});
