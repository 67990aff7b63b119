/**
 * Reports what is missing, unused or identical to English in the texts, language by language. Messages
 * that may be the same as in English are listed in `scripts/texts/same-as-english.json`.
 *
 * Usage: node scripts/report-texts.mjs [root]
 */
import { resolve } from 'node:path';
import { textReport } from './texts/text-report.mjs';

const { ok, output } = textReport(resolve(process.argv[2] ?? '.'));
(ok ? process.stdout : process.stderr).write(output);
process.exitCode = ok ? 0 : 1;
