import { createHash } from 'node:crypto';
import { parseUrl } from '@livery/contract/shared/parse-url';
import { Hono } from 'hono';
import { fullName } from '../../../world/agencies/people.ts';
import { isMarkup, isMarkupField, MAX_MARKUP } from '../../../world/offers/markups.ts';
import { SETTINGS_PAGES, type Settings } from '../../../world/office/settings.ts';
import { parseJsonBody } from '../../request/request-fields.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { forStaff, isAgencyAdmin, seesAgentFigures } from '../access.ts';
import { createOwnedStore } from '../memory-store.ts';
import { websiteProblem } from './website-problem.ts';

/**
 * `/api/reference/settings/{page}`: an agency's settings. People with the permission read them; those who run the
 * agency change them, which changes every page of its site. Sales agents read only the support page, and restricted
 * agents no markups (rules §6). The page `profile` is `/api/reference/profile`. With `version` a change is made only if
 * nobody else has changed these fields since the page was read.
 */
export function settingsRoutes(world: SandboxWorld): Hono {
  const { settings } = world.stores;
  const changedBy = createOwnedStore<string>();
  const versions = createOwnedStore<Settings>();
  /** A response, with the version for a later change, and the person who last changed each field. */
  const namedSettings = (agency: string, page: string, data: Settings) => {
    const version = settingsVersion(data);
    versions.save(agency, `${page}/${version}`, data);
    const by = Object.keys(data).flatMap((field) => {
      const name = changedBy.find(agency, `${page}/${field}`);
      return name === undefined ? [] : [[field, name] as const];
    });
    return { data, version, changedBy: Object.fromEntries(by) };
  };
  const calls = new Hono();
  for (const page of SETTINGS_PAGES) {
    const path = `/api/reference/settings/${page}`;
    const feature = page === 'support' ? 'support' : 'settings';
    calls
      .get(path, forStaff(world, feature, 'read'), (c) => {
        const { agency, person } = c.var.requester;
        if (page !== 'support' && person.profile['userType'] === 'SalesAgent') return c.json(NOT_FOR_SALES_AGENTS, 403);
        const { data, version, changedBy: by } = namedSettings(agency, page, settings.read(agency, page));
        if (seesAgentFigures(person)) return c.json({ data, version, changedBy: by });
        return c.json({ data: withoutMarkups(data), version, changedBy: withoutMarkups(by) });
      })
      .post(path, forStaff(world, feature, 'write'), async (c) => {
        const { agency, person } = c.var.requester;
        if (!isAgencyAdmin(person))
          return c.json({ message: 'Only the people who run the agency can change its settings.' }, 403);
        const body = withLogoPath(await parseJsonBody(c), c.req.url);
        const settingsBefore = settings.read(agency, page);
        const changes = body === null ? 'Send a JSON object.' : parseChanges(body, settingsBefore);
        if (typeof changes === 'string') return c.json({ message: changes }, 400);
        const problem = page === 'website' ? websiteProblem(agency, changes, settingsBefore) : null;
        if (problem !== null) return c.json({ message: problem }, 400);
        const version = c.req.query('version');
        const base = version === undefined ? settingsBefore : versions.find(agency, `${page}/${version}`);
        const stale = Object.keys(changes).find((field) => base?.[field] !== settingsBefore[field]);
        if (stale !== undefined) {
          const name = changedBy.find(agency, `${page}/${stale}`) ?? 'Somebody';
          return c.json({ message: `${name} has changed these settings meanwhile.` }, 409);
        }
        for (const [field, value] of Object.entries(changes)) {
          if (value !== settingsBefore[field]) changedBy.save(agency, `${page}/${field}`, fullName(person));
        }
        const data = settings.save(agency, page, changes);
        world.onAgencyChanged();
        return c.json(namedSettings(agency, page, data));
      });
  }
  return calls;
}

const NOT_FOR_SALES_AGENTS = { message: "Sales agents can't open this page of the settings." };

const withoutMarkups = (settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([field]) => !isMarkupField(field)));

/** Different for different values. */
function settingsVersion(settings: Settings): string {
  return createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 16);
}

/** Replaces the logo's address on this API's host, as the shell shows it, by its path. */
function withLogoPath(body: Readonly<Record<string, unknown>> | null, url: string) {
  const logo = body?.['logo'];
  const address = typeof logo === 'string' ? parseUrl(logo) : undefined;
  return address?.host === new URL(url).host ? { ...body, logo: address.pathname } : body;
}

/** The changed fields, or one sentence about an invalid one. */
function parseChanges(body: Readonly<Record<string, unknown>>, before: Settings): Settings | string {
  const valuesBefore = new Map(Object.entries(before));
  const changes: [string, string | number | boolean][] = [];
  for (const [field, value] of Object.entries(body)) {
    const oldValue = valuesBefore.get(field);
    if (oldValue === undefined)
      return `${field.slice(0, 60)} is no field of this page: there are ${[...valuesBefore.keys()].join(', ')}.`;
    if (isMarkupField(field) && !isMarkup(value)) return `${field} must be ${VALUE_REQUIREMENTS.markup}.`;
    if (typeof oldValue === 'boolean' && typeof value === 'boolean') changes.push([field, value]);
    else if (typeof oldValue === 'number' && typeof value === 'number' && value >= 0 && value <= 1000)
      changes.push([field, value]);
    else if (typeof oldValue === 'string' && typeof value === 'string' && value.length <= 2000)
      changes.push([field, value.trim()]);
    else return `${field} must be ${VALUE_REQUIREMENTS[valueKind(oldValue)]}.`;
  }
  return Object.fromEntries(changes);
}

const VALUE_REQUIREMENTS = {
  boolean: 'true or false',
  number: 'a number from 0 to 1,000',
  markup: `a percentage from 0 to ${MAX_MARKUP}, with one decimal at most`,
  text: 'text of at most 2,000 characters',
} as const;

function valueKind(value: string | number | boolean): 'boolean' | 'number' | 'text' {
  if (typeof value === 'boolean') return 'boolean';
  return typeof value === 'number' ? 'number' : 'text';
}
