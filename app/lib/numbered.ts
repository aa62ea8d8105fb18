/** Items with their position, from 1. For lists that only grow and whose items have no id of their own. */
export const numbered = <T>(items: readonly T[]): { number: number; item: T }[] =>
  items.map((item, index) => ({ number: index + 1, item }))
