import { ok } from '@livery/contract/shared/result';
import { whenLoaded } from '../../application/shared/when-loaded.ts';
import { NOTICE_CATALOGUE } from '../../domain/notices/catalogue.ts';
import { unavailableFailure } from '../explain-failure.ts';
import { cleanRichTexts, findAgency } from '../session/queries.ts';
import { sessionCommand } from '../session/run-session.ts';
import { plainText } from '../terminal/plain-text.ts';

/** A page without questions is a success: the command prints the message that the site shows. */
export const faqsCommand = sessionCommand({
  name: 'faqs',
  summary: "Shows the agency's questions and answers.",
  example: { call: 'faqs --host openfare.localhost', prints: 'Faq Page is not available' },
  action: (asJson) => async (shell, print, host) => {
    const agency = await findAgency(shell, host);
    if (!agency.ok) return agency;
    const { content, session } = shell;
    content.loadFaq();
    const state = await whenLoaded(content.faq);
    if (state.kind === 'failed')
      return unavailableFailure('The questions could not be read.', state.failure, session.id);
    const faq = state.value;
    const questions = faq.kind === 'list' ? faq.questions : [];
    const answers = await cleanRichTexts(
      shell,
      questions.map(({ answer }) => answer),
    );
    if (!answers.ok) return answers;
    const headerMessage = faq.kind === 'disabled' ? '' : faq.headerMessage;
    const entries = questions.map(({ question }, index) => ({
      question,
      answer: answers.value[index] ?? EMPTY_CONTENT,
    }));
    if (asJson) return ok(await print.json({ state: faq.kind, headerMessage, questions: entries }));
    if (faq.kind === 'disabled') return ok(await print.line(NOTICE_CATALOGUE.faqDisabled.text));
    if (headerMessage !== '') await print.title(headerMessage);
    if (faq.kind === 'none') return ok(await print.line(NOTICE_CATALOGUE.faqNone.text));
    for (const { question, answer } of entries) {
      await print.line('');
      await print.title(question);
      for (const line of plainText(answer)) await print.line(line);
    }
    return ok(undefined);
  },
});

const EMPTY_CONTENT = { type: 'root' as const, children: [] };
