/** Somebody who would like to work with the agency. */
export interface Application {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly on: string;
  readonly kind: 'agent' | 'partner';
  readonly text: string;
  readonly status: (typeof APPLICATION_STATUSES)[number];
}

export const APPLICATION_STATUSES = ['new', 'accepted', 'declined'] as const;
