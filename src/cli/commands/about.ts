import { ok } from '@livery/contract/shared/result';
import { whenLoaded } from '../../application/shared/when-loaded.ts';
import { NOTICE_CATALOGUE } from '../../domain/notices/catalogue.ts';
import { unavailableFailure } from '../explain-failure.ts';
import { cleanRichText, findAgency } from '../session/queries.ts';
import { sessionCommand } from '../session/run-session.ts';
import { plainText } from '../terminal/plain-text.ts';

/** A disabled page is a success: the command prints the message that the site shows. */
export const aboutCommand = sessionCommand({
  name: 'about',
  summary: 'Shows the About page of an agency.',
  example: { call: 'about --host plain.localhost', prints: 'About Us Page is not available' },
  action: (asJson) => async (shell, print, host) => {
    const agency = await findAgency(shell, host);
    if (!agency.ok) return agency;
    const { content, session } = shell;
    content.loadAbout();
    const state = await whenLoaded(content.about);
    if (state.kind === 'failed')
      return unavailableFailure('The about page could not be read.', state.failure, session.id);
    const about = state.value;
    if (about.kind === 'disabled') {
      if (asJson) return ok(await print.json({ state: 'disabled' }));
      await print.line(NOTICE_CATALOGUE.aboutDisabled.text);
      return ok(await print.line(NOTICE_CATALOGUE.aboutDisabledHint.text));
    }
    const text = await cleanRichText(shell, about.content ?? '');
    if (!text.ok) return text;
    const { title, image } = about;
    if (asJson) return ok(await print.json({ state: 'content', title, image, content: text.value }));
    if (title !== '') await print.title(title);
    if (image !== null) await print.line(`[picture: ${image}]`);
    for (const line of plainText(text.value)) await print.line(line);
    return ok(undefined);
  },
});
