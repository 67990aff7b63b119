import { whenLoaded } from '../../application/shared/when-loaded.ts';
import { CATALOGUE } from '../../domain/notices/catalogue.ts';
import { err, ok } from '../../domain/shared/result.ts';
import type { CliCommand } from '../cli-command.ts';
import { EXIT } from '../exit-code.ts';
import { explainFailure } from '../explain-failure.ts';
import { findAgency } from '../find-agency.ts';
import { plainText } from '../plain-text.ts';
import { richTextOf } from '../rich-text-of.ts';
import { runVisit } from '../run-visit.ts';
import { offerVisit, type VisitOptions } from '../visit-options.ts';

/** A page that is not enabled is an answer too: it says what the site's page says. */
export const aboutCommand: CliCommand = {
  name: 'about',
  summary: 'Shows the About page of an agency.',
  example: { call: 'about --host plain.localhost', prints: 'About Us Page is not available' },
  declare(command, run) {
    offerVisit(command).action((options: VisitOptions) =>
      runVisit({ command, ...run }, options, async (shell, print, host) => {
        const found = await findAgency(shell, host);
        if (!found.ok) return found;
        const { content, session } = shell;
        content.loadAbout();
        const state = await whenLoaded(content.about);
        if (state.kind === 'failed') {
          const complaint = explainFailure('The about page could not be read.', state.failure, session.id);
          return err({ code: EXIT.outside, complaint });
        }
        const about = state.value;
        if (about.kind === 'disabled') {
          if (options.json) return ok(await print.json({ state: 'disabled' }));
          await print.line(CATALOGUE.aboutDisabled.text);
          return ok(await print.line(CATALOGUE.aboutDisabledHint.text));
        }
        const text = await richTextOf(shell, about.content ?? '');
        if (!text.ok) return text;
        const { title, image } = about;
        if (options.json) return ok(await print.json({ state: 'content', title, image, content: text.value }));
        if (title !== '') await print.title(title);
        if (image !== null) await print.line(`[picture: ${image}]`);
        for (const line of plainText(text.value)) await print.line(line);
        return ok(undefined);
      }),
    );
  },
};
