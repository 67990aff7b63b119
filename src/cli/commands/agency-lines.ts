import { agencyTheme } from '@livery/contract/agency/theme';
import * as v from 'valibot';
import { pageTitle } from '../../domain/agency/page-metadata.ts';
import { chooseTab, dealTabs, tabLabel } from '../../domain/deals/deal-tab.ts';
import { agencyField, optionalTextField, queryField, requiredAgencyField } from '../batch/line-fields.ts';
import { lineRule } from '../batch/line-rule.ts';

export const colourLines = lineRule({
  name: 'colour',
  summary: "Derives readable colours from an agency's primary colour.",
  example: {
    in: { primaryColor: '#2c7be5' },
    out: {
      primary: '#2c7be5',
      transparent: 'rgba(44, 123, 229, 0.6)',
      onPrimary: '#000000',
      linkOnWhite: '#276cca',
    },
  },
  line: v.object({ primaryColor: optionalTextField }),
  process({ primaryColor = '' }) {
    const { primary, transparent, onPrimary, link } = agencyTheme(primaryColor);
    return { primary, transparent, onPrimary, linkOnWhite: link };
  },
});

export const titleLines = lineRule({
  name: 'title',
  summary: "Prints the title of an agency's pages.",
  example: {
    in: { agency: { agencyName: 'Aurora' } },
    out: { title: 'Aurora - Online Hotel, Flight, Car Booking Agency' },
  },
  line: v.object({ agency: requiredAgencyField }),
  process: ({ agency }) => ({ title: pageTitle(agency) }),
});

/** Tabs by their names in `?tab=`; `null` if there are none. */
export const tabLines = lineRule({
  name: 'tab',
  summary: "Prints the tabs of an agency's deals, and which one opens.",
  example: {
    in: {
      query: { tab: 'Flights' },
      agency: {
        bookingMenuItemOptions: [
          { title: 'Hotels', active: true },
          { title: 'Air Travel', active: true },
        ],
      },
    },
    out: { tab: 'Flights', tabs: ['Hotels', 'Flights'] },
  },
  line: v.object({ query: queryField, agency: agencyField }),
  process({ query, agency }) {
    const tabs = dealTabs(agency.bookingMenu);
    const tab = chooseTab(query.get('tab') ?? undefined, tabs);
    return { tab: tab === null ? null : tabLabel(tab), tabs: tabs.map(tabLabel) };
  },
});
