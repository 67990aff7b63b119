import * as v from 'valibot';
import { pageTitle } from '../../domain/agency/page-metadata.ts';
import { requiredAgencyField } from '../batch/line-fields.ts';
import { lineRule } from '../batch/line-rule.ts';

export const titleLines = lineRule({
  name: 'title',
  summary: "Tells the title of an agency's pages.",
  example: {
    in: { agency: { agencyName: 'Aurora' } },
    out: { title: 'Aurora - Online Hotel, Flight, Car Booking Agency' },
  },
  line: v.object({ agency: requiredAgencyField }),
  answer: ({ agency }) => ({ title: pageTitle(agency) }),
});
