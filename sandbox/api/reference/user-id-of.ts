import type { Person } from '../../world/people.ts';

/** Somebody's id, as their profile tells it. */
export const userIdOf = ({ agency, id }: Person): string => `${agency}-${id}`;
