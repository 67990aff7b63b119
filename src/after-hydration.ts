/** What a page runs once it is hydrated: in one file, since each page loads it, and loads nothing else for it. */
export { registerServiceWorker } from './service-worker/register-service-worker.ts';
export { startPreloading } from './ui/remotes/start-preloading.ts';
