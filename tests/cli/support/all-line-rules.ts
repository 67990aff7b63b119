import type { LineRule } from '../../../src/cli/batch/line-rule.ts';
import { colourLines } from '../../../src/cli/commands/colour-lines.ts';
import { convertLines } from '../../../src/cli/commands/convert-lines.ts';
import { currencyLines } from '../../../src/cli/commands/currency-lines.ts';
import { dateRangeLines } from '../../../src/cli/commands/date-range-lines.ts';
import { dealDatesLines } from '../../../src/cli/commands/deal-dates-lines.ts';
import { faqLines } from '../../../src/cli/commands/faq-lines.ts';
import { languageLines } from '../../../src/cli/commands/language-lines.ts';
import { layoutLines } from '../../../src/cli/commands/layout-lines.ts';
import { linkLines } from '../../../src/cli/commands/link-lines.ts';
import { menuLines } from '../../../src/cli/commands/menu-lines.ts';
import { priceLines } from '../../../src/cli/commands/price-lines.ts';
import { redirectLines } from '../../../src/cli/commands/redirect-lines.ts';
import { richTextLines } from '../../../src/cli/commands/rich-text-lines.ts';
import { sanitiseLines } from '../../../src/cli/commands/sanitise-lines.ts';
import { tabLines } from '../../../src/cli/commands/tab-lines.ts';
import { titleLines } from '../../../src/cli/commands/title-lines.ts';

/** The rule of every batch command (architecture.md section 4). */
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
