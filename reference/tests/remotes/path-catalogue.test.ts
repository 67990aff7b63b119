import { PATH_CATALOGUE } from '@livery/contract/navigation/path-catalogue';
import { area as account } from '@livery/main-app/account/routes';
import { AREAS } from '@livery/main-app/areas';
import { area as booking } from '@livery/main-app/booking/routes';
import { area as signIn } from '@livery/main-app/sign-in/routes';
import { RESORT_PAGES } from '@livery/resort/resort-pages';
import navigations from '@livery/sandbox/world/agencies/navigations.json' with { type: 'json' };
import { pathLike } from '@livery/testkit/arbitraries';
import { matchPath as matchRoute } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AUDITED_PAGES } from '../../../scripts/audit/audited-pages.mjs';
import { REMOTE_PAGES } from '../../../scripts/audit/remote-pages.mjs';
import { UNAUDITED_PATHS } from '../../../scripts/audit/unaudited-paths.mjs';
import { matchPath } from '../../../src/domain/navigation/match-path.ts';

const MAIN_APP = { account, booking, 'sign-in': signIn };

/** Routes that are composed at run time; the compiler checks those of the other remotes. */
const ROUTES = {
  mainApp: Object.values(MAIN_APP).flatMap(({ routes }) => routes.map(({ path }) => path)),
  resort: Object.values(RESORT_PAGES),
};
const REMOTES = Object.entries(ROUTES);

describe('the routes of the remotes are those of the path catalogue', () => {
  it.each(REMOTES)('%s shows no page that the catalogue gives to another remote', (remote, routes) => {
    expect(routes).not.toEqual([]);
    expect(routes.filter((pattern) => matchPath(pathLike(pattern))?.handledBy !== remote)).toEqual([]);
  });

  it.each(REMOTES)('%s has a route for every page that the catalogue names as its', (remote, routes) => {
    const pages = PATH_CATALOGUE.filter(({ handledBy, pattern }) => handledBy === remote && !pattern.includes('*'));
    const isShown = (path: string) => routes.some((route) => matchRoute(route, path) !== null);
    expect(pages.map(({ pattern }) => pathLike(pattern)).filter((path) => !isShown(path))).toEqual([]);
  });

  it.each(Object.entries(MAIN_APP))('the area %s of the main app is the one that its paths lead to', (folder, area) => {
    const areaOf = (path: string) =>
      AREAS.find(({ patterns }) => patterns.some((pattern) => matchRoute(pattern, path) !== null))?.folder;
    const paths = area.routes.map(({ path }) => pathLike(path));
    expect(paths.filter((path) => areaOf(path) !== folder)).toEqual([]);
  });
});

describe('the audit and the sandbox', () => {
  const pathOf = (address: string) => new URL(address, 'https://agency.example').pathname;

  const audited = new Set([...AUDITED_PAGES, ...REMOTE_PAGES].map(({ path }) => pathOf(path)));

  it('open every page of the catalogue, or say why not', () => {
    const paths = new Set(PATH_CATALOGUE.map(({ pattern }) => pattern.replace(/\/?\*$/, '')));
    expect([...paths].filter((path) => !audited.has(path)).toSorted()).toEqual(Object.keys(UNAUDITED_PATHS).toSorted());
  });

  it('link only to pages of the catalogue', () => {
    const linked = navigations.default.map(({ path }) => pathOf(path));
    expect(linked.filter((path) => path !== '/' && matchPath(path) === undefined)).toEqual([]);
  });
});
