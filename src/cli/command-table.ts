import type { LineRule } from './batch/line-rule.ts';
import type { CliCommand } from './cli-command.ts';

/**
 * Every command by its name. Each is loaded only when it is called, because the others' dependencies would slow it
 * down.
 */
export const COMMANDS: ReadonlyMap<string, () => Promise<CliCommand>> = new Map([
  ['agency', async () => (await import('./commands/agency.ts')).agencyCommand],
  ['deals', async () => (await import('./commands/deals.ts')).dealsCommand],
  ['suggest', async () => (await import('./commands/suggest.ts')).suggestCommand],
  ['navigation', async () => (await import('./commands/navigation.ts')).navigationCommand],
  ['faqs', async () => (await import('./commands/faqs.ts')).faqsCommand],
  ['about', async () => (await import('./commands/about.ts')).aboutCommand],
  ['resort', async () => (await import('./commands/resort.ts')).resortCommand],
  ['login', async () => (await import('./commands/login.ts')).loginCommand],
  ['logout', async () => (await import('./commands/logout.ts')).logoutCommand],
  ['explain', async () => (await import('./commands/explain.ts')).explainCommand],
  ['test-from', async () => (await import('./commands/test-from.ts')).testFromCommand],
  ['why', async () => (await import('./commands/why.ts')).whyCommand],
  ['why-key', async () => (await import('./commands/why-key.ts')).whyKeyCommand],
  ['record', async () => (await import('./commands/record.ts')).recordCommand],
  ['doctor', async () => (await import('./commands/doctor.ts')).doctorCommand],
  ['check-config', async () => (await import('./commands/check-config.ts')).checkConfigCommand],
  ['completion', async () => (await import('./commands/completion.ts')).completionCommand],
  ['rates', async () => (await import('./commands/rates.ts')).ratesCommand],
  ['convert', async () => (await import('./commands/convert.ts')).convertCommand],
  ['deal-dates', loadBatchCommand(async () => (await import('./commands/date-lines.ts')).dealDatesLines)],
  ['date-range', loadBatchCommand(async () => (await import('./commands/date-lines.ts')).dateRangeLines)],
  ['faq', loadBatchCommand(async () => (await import('./commands/content-lines.ts')).faqLines)],
  ['rich-text', loadBatchCommand(async () => (await import('./commands/content-lines.ts')).richTextLines)],
  ['sanitise', loadBatchCommand(async () => (await import('./commands/content-lines.ts')).sanitiseLines)],
  ['redirect', loadBatchCommand(async () => (await import('./commands/address-lines.ts')).redirectLines)],
  ['link', loadBatchCommand(async () => (await import('./commands/address-lines.ts')).linkLines)],
  ['colour', loadBatchCommand(async () => (await import('./commands/agency-lines.ts')).colourLines)],
  ['title', loadBatchCommand(async () => (await import('./commands/agency-lines.ts')).titleLines)],
  ['menu', loadBatchCommand(async () => (await import('./commands/menu-lines.ts')).menuLines)],
  ['price', loadBatchCommand(async () => (await import('./commands/price-lines.ts')).priceLines)],
  ['layout', loadBatchCommand(async () => (await import('./commands/layout-lines.ts')).layoutLines)],
  ['language', loadBatchCommand(async () => (await import('./commands/language-lines.ts')).languageLines)],
  ['currency', loadBatchCommand(async () => (await import('./commands/price-lines.ts')).currencyLines)],
  ['tab', loadBatchCommand(async () => (await import('./commands/agency-lines.ts')).tabLines)],
]);

function loadBatchCommand(load: () => Promise<LineRule>): () => Promise<CliCommand> {
  return async () => {
    const [rule, { batchCommand }] = await Promise.all([load(), import('./batch/batch-command.ts')]);
    return batchCommand(rule);
  };
}
