/** An agency's agents. Loaded together. */
export { AgentScreen } from './agents/agent-screen.tsx';
export { AgentsScreen } from './agents/agents-screen.tsx';
