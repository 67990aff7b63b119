import { whenLoaded } from '../../application/shared/when-loaded.ts';
import { CATALOGUE } from '../../domain/notices/catalogue.ts';
import { err, ok } from '../../domain/shared/result.ts';
import type { CliCommand } from '../cli-command.ts';
import { EXIT } from '../exit-code.ts';
import { explainFailure } from '../explain-failure.ts';
import { findAgency, richTextsOf } from '../session/queries.ts';
import { runSession } from '../session/run-session.ts';
import { addSessionOptions, type SessionOptions } from '../session/session-options.ts';
import { plainText } from '../terminal/plain-text.ts';

/** A page without questions is a success: the command prints what the site's page says. */
export const faqsCommand: CliCommand = {
  name: 'faqs',
  summary: "Shows the agency's questions and answers.",
  example: { call: 'faqs --host openfare.localhost', prints: 'Faq Page is not available' },
  declare(command, run) {
    addSessionOptions(command).action((options: SessionOptions) =>
      runSession({ command, ...run }, options, async (shell, print, host) => {
        const found = await findAgency(shell, host);
        if (!found.ok) return found;
        const { content, session } = shell;
        content.loadFaq();
        const state = await whenLoaded(content.faq);
        if (state.kind === 'failed') {
          const message = explainFailure('The questions could not be read.', state.failure, session.id);
          return err({ code: EXIT.unavailable, message });
        }
        const faq = state.value;
        const questions = faq.kind === 'list' ? faq.questions : [];
        const answers = await richTextsOf(
          shell,
          questions.map(({ answer }) => answer),
        );
        if (!answers.ok) return answers;
        const headerMessage = faq.kind === 'disabled' ? '' : faq.headerMessage;
        const entries = questions.map(({ question }, index) => ({ question, answer: answers.value[index] ?? NOTHING }));
        if (options.json) return ok(await print.json({ state: faq.kind, headerMessage, questions: entries }));
        if (faq.kind === 'disabled') return ok(await print.line(CATALOGUE.faqDisabled.text));
        if (headerMessage !== '') await print.title(headerMessage);
        if (faq.kind === 'none') return ok(await print.line(CATALOGUE.faqNone.text));
        for (const { question, answer } of entries) {
          await print.line('');
          await print.title(question);
          for (const line of plainText(answer)) await print.line(line);
        }
        return ok(undefined);
      }),
    );
  },
};

const NOTHING = { type: 'root' as const, children: [] };
