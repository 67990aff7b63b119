import type { LineRule } from '../../../src/cli/batch/line-rule.ts';
import { linkLines, redirectLines } from '../../../src/cli/commands/address-lines.ts';
import { colourLines, tabLines, titleLines } from '../../../src/cli/commands/agency-lines.ts';
import { faqLines, richTextLines, sanitiseLines } from '../../../src/cli/commands/content-lines.ts';
import { dateRangeLines, dealDatesLines } from '../../../src/cli/commands/date-lines.ts';
import { languageLines } from '../../../src/cli/commands/language-lines.ts';
import { layoutLines } from '../../../src/cli/commands/layout-lines.ts';
import { menuLines } from '../../../src/cli/commands/menu-lines.ts';
import { convertLines, currencyLines, priceLines } from '../../../src/cli/commands/price-lines.ts';

/** The line rules of all batch commands (docs/command-line.md). */
export const ALL_LINE_RULES: readonly LineRule[] = [
  convertLines,
  dealDatesLines,
  dateRangeLines,
  faqLines,
  richTextLines,
  sanitiseLines,
  redirectLines,
  linkLines,
  colourLines,
  titleLines,
  menuLines,
  priceLines,
  layoutLines,
  languageLines,
  currencyLines,
  tabLines,
];
