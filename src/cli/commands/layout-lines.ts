import * as v from 'valibot';
import { decideLayout } from '../../domain/navigation/decide-layout.ts';
import {
  agencyField,
  linePolicies,
  optionalTextField,
  policiesField,
  queryField,
  textField,
  userField,
} from '../batch/line-fields.ts';
import { lineRule } from '../batch/line-rule.ts';

/** Everything that is decided about a page before it is shown. The default environment is `uat`. */
export const layoutLines = lineRule({
  name: 'layout',
  summary: 'Prints what surrounds a page, which part of the app shows it, and where it redirects to.',
  example: {
    in: { path: '/about', query: {}, agency: {}, user: null, host: 'aurora.localhost', environment: 'uat' },
    out: {
      header: true,
      footer: true,
      sideNav: false,
      legalLinks: true,
      layout: 'standard',
      redirectTo: null,
      handledBy: 'about',
    },
  },
  line: v.object({
    path: textField,
    query: queryField,
    agency: agencyField,
    user: userField,
    host: optionalTextField,
    environment: optionalTextField,
    policies: policiesField,
  }),
  process(line, context) {
    const { path, query, agency, user, host = '', environment = 'uat' } = line;
    const policies = linePolicies(line, context, host.replace(/:\d+$/, ''));
    const decision = decideLayout({ path, query, agency, user, policies, environment });
    return {
      header: decision.header,
      footer: decision.footer,
      sideNav: decision.sideNav,
      legalLinks: decision.legalLinks,
      layout: decision.layout,
      redirectTo: decision.redirectTo,
      handledBy: decision.handledBy,
    };
  },
});
