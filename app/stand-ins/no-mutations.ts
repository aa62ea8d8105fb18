/**
 * In place of @tanstack/query-core's mutation cache: the site changes things by server functions, never by
 * `useMutation`, and a query client only needs a cache that is empty.
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
