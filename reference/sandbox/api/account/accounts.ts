import {
  agencyPeople,
  DEMO_PASSWORD,
  type Person,
  personOfEmail,
  personOfToken,
  personToken,
  travellerProfile,
} from '../../world/agencies/people.ts';

export interface NewAccount {
  readonly agency: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** The accounts and their state, kept while the sandbox runs. */
export interface Accounts {
  personOf(token: string): Person | null;
  /** The token of the account with this e-mail address and password, or null. */
  signIn(agency: string, email: string, password: string): string | null;
  /** The token of one of an agency's demo people, or null. */
  signInAs(agency: string, id: string): string | null;
  /** The new user's token, or null if the address is taken. */
  signUp(newAccount: NewAccount): string | null;
  /** The person with this address at an agency, or null. */
  personAt(agency: string, email: string): Person | null;
  /** Changes a person's password. */
  setPassword(person: Person, password: string): void;
  /** Changes a person's role and permissions at their agency. */
  setRole(person: Person, role: Pick<Person, 'role' | 'profile'>): void;
  languageOf(person: Person): string | undefined;
  setLanguage(person: Person, language: string): void;
}

/** The maximum number of new accounts; the oldest are dropped. */
const MAX_ACCOUNTS = 500;

/** Creates the accounts of the demo people. */
export function createAccounts(): Accounts {
  let count = 0;
  let newAccounts: readonly { readonly person: Person; readonly token: string; readonly password: string }[] = [];
  const languages = new Map<string, string>();
  const passwords = new Map<string, string>();
  const roles = new Map<string, Pick<Person, 'role' | 'profile'>>();
  const currentPerson = (person: Person | null | undefined): Person | null =>
    person === null || person === undefined ? null : { ...person, ...roles.get(personToken(person)) };
  const findNewAccount = (agency: string, email: string) =>
    newAccounts.find(({ person }) => person.agency === agency && person.email === email.trim().toLowerCase());
  return {
    personOf: (token) =>
      currentPerson(personOfToken(token) ?? newAccounts.find((newAccount) => newAccount.token === token)?.person),
    signIn(agency, email, password) {
      const person = personOfEmail(agency, email);
      if (person !== null)
        return password === (passwords.get(personToken(person)) ?? DEMO_PASSWORD) ? personToken(person) : null;
      const newAccount = findNewAccount(agency, email);
      if (newAccount === undefined) return null;
      return (passwords.get(newAccount.token) ?? newAccount.password) === password ? newAccount.token : null;
    },
    signInAs(agency, id) {
      const person = agencyPeople(agency).find((one) => one.id === id);
      return person === undefined ? null : personToken(person);
    },
    signUp({ password, ...newAccount }) {
      const { agency, email } = newAccount;
      if (personOfEmail(agency, email) !== null || findNewAccount(agency, email) !== undefined) return null;
      count += 1;
      const person = {
        ...newAccount,
        id: `newcomer-${count}`,
        email: email.trim().toLowerCase(),
        role: 'Traveller who signed up',
        country: '',
        profile: travellerProfile(),
      };
      const token = personToken(person);
      newAccounts = [...newAccounts, { person, token, password }].slice(-MAX_ACCOUNTS);
      return token;
    },
    personAt: (agency, email) => currentPerson(personOfEmail(agency, email) ?? findNewAccount(agency, email)?.person),
    setPassword: (person, password) => void passwords.set(personToken(person), password),
    setRole: (person, { role, profile }) => void roles.set(personToken(person), { role, profile }),
    languageOf: (person) => languages.get(personToken(person)),
    setLanguage: (person, language) => void languages.set(personToken(person), language),
  };
}
