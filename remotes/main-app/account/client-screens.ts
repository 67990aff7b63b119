/** An agency's clients. Loaded together. */
export { ClientScreen } from './clients/client-screen.tsx';
export { ClientsScreen } from './clients/clients-screen.tsx';
