/** An agency's agents. Loaded together. */
export { AgentScreen, AgentsScreen } from './agents/agents-screen.tsx';
