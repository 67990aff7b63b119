import type { RemoteContext } from '../../../../src/application/remotes/remote-context.ts';

/** Whether people may make an account by themselves (rules §1 and §6: not on the platform owner's site). */
export function signsPeopleUp(
  { hidesSignup }: Pick<RemoteContext['agency'], 'hidesSignup'>,
  { platformOwner }: Pick<RemoteContext['policies'], 'platformOwner'>,
): boolean {
  return !hidesSignup && !platformOwner;
}
