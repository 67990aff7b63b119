import type { ScreenRemote } from '@livery/contract/remotes/remote-context';
import { mountApp } from '@livery/remote';
import * as pageReact from 'react';
import * as pageClient from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { anotherReact, remoteOf } from './another-react.ts';
import { complaintsAbout, sound } from './planted.ts';

const theirs = anotherReact();

const SHOWING = 'shows something at /blog';
const SECOND_REACT = /^Error: It calls hooks of another React than the one that renders it[^.]*\.$/;

describe('a remote with its own React', () => {
  it('runs, beside one with the page’s', async () => {
    expect(theirs.react.useState).not.toBe(pageReact.useState);
    const own = remoteOf(theirs.react, theirs.client);
    const shared = remoteOf(pageReact, pageClient);
    expect(await complaintsAbout(own)).toEqual(new Map());
    const both: ScreenRemote = {
      mount(element, context) {
        const places = [own, shared].map((remote) => {
          const place = element.appendChild(document.createElement('div'));
          const unmount = remote.mount(place, context);
          return () => {
            unmount();
            place.remove();
          };
        });
        return () => places.forEach((end) => end());
      },
    };
    expect(await complaintsAbout(both)).toEqual(new Map());
  });

  it.each<[string, () => ScreenRemote]>([
    ['whose hooks run in the page’s', () => remoteOf(theirs.react, pageClient)],
    ['that renders hooks of the page’s', () => remoteOf(pageReact, theirs.client)],
    [
      'in mountApp',
      () => {
        const App = (): string => theirs.react.useState('Hello')[0];
        return { mount: mountApp(App) };
      },
    ],
  ])(
    'fails with a message that names the cause where it mixes them, %s, and harms no other remote',
    async (_, mixed) => {
      expect((await complaintsAbout(mixed(), SHOWING)).get(SHOWING)).toMatch(SECOND_REACT);
      expect(await complaintsAbout(remoteOf(pageReact, pageClient), SHOWING)).toEqual(new Map());
      expect(await complaintsAbout(sound, SHOWING)).toEqual(new Map());
    },
  );

  it('is not blamed for errors of another cause', async () => {
    const remote: ScreenRemote = {
      mount(element, context) {
        context.reportError(new TypeError("Cannot read properties of null (reading 'user')"));
        return sound.mount(element, context);
      },
    };
    expect((await complaintsAbout(remote, SHOWING)).get(SHOWING)).toMatch(/It broke: TypeError: Cannot read/);
  });
});
