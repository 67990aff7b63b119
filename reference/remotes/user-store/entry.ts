export { openUserStore as open } from './open-user-store.ts';
