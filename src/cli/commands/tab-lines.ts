import * as v from 'valibot';
import { chooseTab, dealTabs, tabLabel } from '../../domain/deals/deal-tab.ts';
import { agencyField, queryField } from '../batch/line-fields.ts';
import { lineRule } from '../batch/line-rule.ts';

/** Tabs by the names that `?tab=` knows them by; without any the tab is `null`. */
export const tabLines = lineRule({
  name: 'tab',
  summary: "Tells the tabs of an agency's deals, and which one opens.",
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
  answer({ query, agency }) {
    const tabs = dealTabs(agency.bookingMenu);
    const tab = chooseTab(query.get('tab') ?? undefined, tabs);
    return { tab: tab === null ? null : tabLabel(tab), tabs: tabs.map(tabLabel) };
  },
});
