import * as v from 'valibot';
import { themeOf } from '../../domain/agency/theme.ts';
import { optionalTextField } from '../batch/line-fields.ts';
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
  answer({ primaryColor = '' }) {
    const { primary, transparent, onPrimary, link } = themeOf(primaryColor);
    return { primary, transparent, onPrimary, linkOnWhite: link };
  },
});
