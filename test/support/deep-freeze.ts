/** Freezes a value and all it holds, so that a test fails where something would change it. Maps are left alone: freezing does not reach into them. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const each of Object.values(value)) deepFreeze(each);
  return value;
}
