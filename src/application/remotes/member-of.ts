/** A member of somebody else's object, its own or its class's; `undefined` where there is none. */
export function memberOf(
  value: unknown,
  name: 'profile' | 'changes' | 'subscribe' | 'refresh' | 'loadAgentData' | 'reset',
) {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
