import type { Agency } from '../../src/domain/agency/agency.ts';

/** An agency at which nobody can log in or sign up. */
export const NO_WAY_IN: Partial<Agency> = { hidesLogin: true, hidesSignup: true };
