/** Loaded together. */
export { DealLinkDialog } from './deal-link-dialog.tsx';
export { LinkDialog } from './link-dialog.tsx';
