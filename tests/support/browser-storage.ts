/** A storage as browsers have it: its keys are its own properties. `stored` is what it holds. */
export function makeStorage() {
  const stored: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value
    },
    removeItem: (key: string) => delete stored[key],
  }
  return { stored, storage: new Proxy(stored, { get: (_, key) => Reflect.get(methods, key) }) }
}
