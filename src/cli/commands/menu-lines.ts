import * as v from 'valibot';
import type { MenuItem } from '../../domain/navigation/menu-item.ts';
import { profileMenu } from '../../domain/navigation/profile-menu.ts';
import { sideNavigation } from '../../domain/navigation/side-navigation.ts';
import { agencyField, linePolicies, optionalTextField, policiesField, userField } from '../batch/line-fields.ts';
import { lineRule } from '../batch/line-rule.ts';

const EXPECTED_NAVIGATIONS = 'a list of navigations';
const optionalText = v.nullish(v.string('text or null'), '');

export const menuLines = lineRule({
  name: 'menu',
  summary: 'Lists the entries of the profile menu and the side navigation for a user.',
  example: {
    in: {
      agency: {},
      user: { userType: 'Admin', isTravelAgent: true, permissions: { bookings: { read: true } } },
      navigations: [{ label: 'Bookings', path: '/bookings' }],
    },
    out: {
      profileMenu: [{ label: 'Logout', path: '/logout', disabled: false }],
      sideNav: [{ label: 'Bookings', path: '/bookings', disabled: false, external: false }],
    },
  },
  line: v.object({
    agency: agencyField,
    user: userField,
    navigations: v.nullish(
      v.array(
        v.object({ label: optionalText, path: optionalText }, 'an object with label and path'),
        EXPECTED_NAVIGATIONS,
      ),
      [],
    ),
    host: optionalTextField,
    policies: policiesField,
  }),
  process(line, context) {
    const { agency, user, navigations, host = '' } = line;
    const policies = linePolicies(line, context, host);
    return {
      profileMenu: profileMenu({ agency, policies, user }).map(menuEntry),
      sideNav: sideNavigation({ navigations, agency, policies, user }).map((item) => ({
        ...menuEntry(item),
        external: item.external,
      })),
    };
  },
});

function menuEntry({ label, path, disabled }: MenuItem) {
  return { label, path, disabled };
}
