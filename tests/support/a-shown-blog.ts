import type { Adapters } from '../../src/application/adapters.ts';
import type { RemoteContext } from '../../src/application/remotes/remote-context.ts';
import { embeddedRemotes } from './embedded-remotes.ts';
import { aScreen, openedRemotes, pause } from './opened-remotes.ts';

/** A blog that is shown, and the context that it was given. */
export async function aShownBlog(overrides: Partial<Adapters> = {}, unmount: () => void = () => undefined) {
  const given: RemoteContext[] = [];
  const host = embeddedRemotes();
  host.deploy({
    blog: () => ({
      mount(_: HTMLElement, context: RemoteContext) {
        given.push(context);
        return unmount;
      },
    }),
  });
  const opened = await openedRemotes(host.source, overrides);
  opened.modules.load('blog');
  await pause();
  const { screen, deeds } = aScreen();
  const shown = opened.modules.show('blog', document.createElement('div'), screen);
  const [context] = given;
  if (context === undefined) throw new Error('The blog was not mounted.');
  return { ...opened, host, context, deeds, shown };
}
