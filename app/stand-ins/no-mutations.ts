/**
 * Replaces @tanstack/query-core's mutation cache: the site writes by server functions, never by `useMutation`, and a
 * query client only needs an empty cache.
 */
export class MutationCache {
  build(): never {
    throw new TypeError('mutations are left out of the browser: call the server function')
  }
  find(): undefined {
    return
  }
  findAll(): [] {
    return []
  }
  getAll(): [] {
    return []
  }
  clear(): void {}
  subscribe(): () => void {
    return () => undefined
  }
  resumePausedMutations(): Promise<[]> {
    return Promise.resolve([])
  }
}
