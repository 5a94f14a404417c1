/** A field of a record that came from outside, by a name that came from outside: never one of the prototype's. */
export function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
