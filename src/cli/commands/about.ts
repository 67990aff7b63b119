import { whenLoaded } from '../../application/shared/when-loaded.ts';
import { CATALOGUE } from '../../domain/notices/catalogue.ts';
import { err, ok } from '../../domain/shared/result.ts';
import type { CliCommand } from '../cli-command.ts';
import { EXIT } from '../exit-code.ts';
import { explainFailure } from '../explain-failure.ts';
import { findAgency, richTextOf } from '../session/queries.ts';
import { runSession } from '../session/run-session.ts';
import { addSessionOptions, type SessionOptions } from '../session/session-options.ts';
import { plainText } from '../terminal/plain-text.ts';

/** A disabled page is a success: the command prints what the site's page says. */
export const aboutCommand: CliCommand = {
  name: 'about',
  summary: 'Shows the About page of an agency.',
  example: { call: 'about --host plain.localhost', prints: 'About Us Page is not available' },
  declare(command, run) {
    addSessionOptions(command).action((options: SessionOptions) =>
      runSession({ command, ...run }, options, async (shell, print, host) => {
        const found = await findAgency(shell, host);
        if (!found.ok) return found;
        const { content, session } = shell;
        content.loadAbout();
        const state = await whenLoaded(content.about);
        if (state.kind === 'failed') {
          const message = explainFailure('The about page could not be read.', state.failure, session.id);
          return err({ code: EXIT.unavailable, message });
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
