/** What is wrong with a variable of the environment: the site can't be served with it. */
export interface SettingProblem {
  readonly setting: string;
  /** In plain words that follow its name: "is not set". */
  readonly problem: string;
  /** What to do about it, as a sentence. */
  readonly advice: string;
}

/** What `serve` reads beside `PORT` and `HOST`. */
const SETTINGS: readonly string[] = [
  'LIVERY_ENVIRONMENT',
  'LIVERY_API_URL',
  'LIVERY_RESORT_URL',
  'LIVERY_CONTENT_URL',
  'LIVERY_POLICIES',
  'LIVERY_RENDER_DEADLINE_MS',
  'LIVERY_TRUSTED_PROXIES',
];

/** Documented for a later release: setting one has no effect yet. */
const RESERVED_SETTINGS: readonly string[] = ['LIVERY_REDIS_URL', 'ADMIN_PORT'];

/**
 * The variables of an environment, unknown or missing, with which no site can be
 * served. A variable that is empty counts as not set.
 *
 * @see README, Configuration
 */
export function settingProblems(environment: Readonly<Record<string, string | undefined>>): readonly SettingProblem[] {
  const set = Object.keys(environment).filter((name) => environment[name]?.trim());
  const unknown = set.filter((name) => /^LIVERY_/i.test(name) && ![...SETTINGS, ...RESERVED_SETTINGS].includes(name));
  const name = environment['LIVERY_ENVIRONMENT']?.trim() ?? '';
  return [
    ...unknown.map((setting) => ({
      setting,
      problem: 'is no setting of Livery',
      advice: `Correct its name or unset it: there are ${SETTINGS.join(', ')}.`,
    })),
    ...RESERVED_SETTINGS.filter((setting) => set.includes(setting)).map((setting) => ({
      setting,
      problem: 'is not supported yet',
      advice: 'Unset it.',
    })),
    ...(/^prod(uction)?$/i.test(name) && !set.includes('LIVERY_API_URL')
      ? [
          {
            setting: 'LIVERY_API_URL',
            problem: `is not set, and in the environment ${name} no sandbox stands in for the API`,
            advice: 'Set it to the address before /api, or to / where that is each agency’s own host.',
          },
        ]
      : []),
  ];
}
