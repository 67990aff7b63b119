export * from './detect-leaks.ts';
export * from './fake-context.ts';
export * from './fake-i18n.ts';
export * from './fake-platform.ts';
export * from './fake-session.ts';
export * from './mount-in-page.ts';
export * from './sample-agency.ts';
export * from './screen-remote-contract.ts';
