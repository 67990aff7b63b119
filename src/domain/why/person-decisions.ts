import { because } from '@livery/contract/shared/because';
import { footerContact } from '../agency/footer-contact.ts';
import { maySell } from '../agency/may-sell.ts';
import { booksForClients } from '../clients/books-for-clients.ts';
import { aboutState } from '../content/about-state.ts';
import { faqState } from '../content/faq-state.ts';
import { hasContent } from '../content/has-content.ts';
import { usefulLinks } from '../content/useful-links.ts';
import { profileMenu } from '../navigation/profile-menu.ts';
import { settingsLinks, sideNavigation } from '../navigation/side-navigation.ts';
import { hidesLogout, lacksSubscription } from '../session/roles.ts';
import { visibleLoginButtons } from '../session/visible-login-buttons.ts';
import type { Decision } from './decision.ts';

/** The decisions about an agency's site as a whole, and about a person's menus and rights. */
export const PERSON_DECISIONS: readonly Decision[] = [
  {
    topic: 'agency',
    name: 'agency of the host',
    decide: ({ agency, address }) => because('1.1', `${agency.name}, at ${address.host}`),
  },
  { topic: 'agency', name: 'may sell', decide: ({ agency }) => maySell(agency) },
  {
    topic: 'agency',
    name: 'About page',
    needs: ['platform.about'],
    decide: ({ agency, platform }) => aboutState(platform.about, agency.about.enabled).kind,
  },
  {
    topic: 'agency',
    name: 'FAQ page',
    needs: ['platform.faq'],
    decide: ({ agency, platform }) => faqState(platform.faq, agency.faq.enabled).kind,
  },
  { topic: 'agency', name: 'footer’s useful links', decide: ({ agency }) => usefulLinks(agency.legal) },
  { topic: 'agency', name: 'footer’s contact', decide: ({ agency }) => footerContact(agency.contact) },
  {
    topic: 'agency',
    name: 'privacy policy has content',
    decide: ({ agency }) => hasContent(agency.legal.privacyPolicy),
  },
  {
    topic: 'menu',
    name: 'log in and sign up',
    decide: ({ agency, policies, cookies }) => visibleLoginButtons({ agency, policies, signedIn: cookies.token }),
  },
  {
    topic: 'menu',
    name: 'profile menu',
    decide: ({ agency, policies, profile }) =>
      profileMenu({ agency, policies, user: profile }).map(({ label }) => label),
  },
  {
    topic: 'menu',
    name: 'entries of the side navigation',
    needs: ['platform.navigations'],
    decide: ({ agency, policies, profile, platform }) => {
      // They are only requested for travel agents.
      if (profile?.isTravelAgent !== true) return because('4.4', []);
      return sideNavigation({ navigations: platform.navigations, agency, policies, user: profile }).map(
        ({ label, disabled }) => (disabled ? `${label} (greyed)` : label),
      );
    },
  },
  {
    topic: 'menu',
    name: 'settings',
    decide: ({ profile }) =>
      profile === null || !profile.isTravelAgent
        ? because('6.2', [])
        : settingsLinks(profile).flatMap(({ label, disabled }) => (disabled ? [] : [label])),
  },
  { topic: 'menu', name: 'log out is hidden', decide: ({ policies, profile }) => hidesLogout(policies, profile) },
  { topic: 'menu', name: 'books for clients', decide: ({ profile }) => booksForClients(profile) },
  { topic: 'menu', name: 'must subscribe first', decide: ({ agency, profile }) => lacksSubscription(agency, profile) },
];
