/** In place of @tanstack/query-core's infinite queries, which no list of ours is: lists have pages with addresses. */
export function infiniteQueryBehavior(): never {
  throw new TypeError('infinite queries are left out of the browser')
}
export const hasNextPage = infiniteQueryBehavior
export const hasPreviousPage = infiniteQueryBehavior
