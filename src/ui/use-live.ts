export { useLive } from '../../design/use-live.ts';
