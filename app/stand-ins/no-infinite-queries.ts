/** Replaces @tanstack/query-core's infinite queries, which we do not use: our lists have pages with addresses. */
export function infiniteQueryBehavior(): never {
  throw new TypeError('infinite queries are left out of the browser')
}
export const hasNextPage = infiniteQueryBehavior
export const hasPreviousPage = infiniteQueryBehavior
