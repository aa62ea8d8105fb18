/** Items with their place in the list, counted from 1: for lists that only ever grow and hold alike items. */
export const numbered = <T>(items: readonly T[]): { number: number; item: T }[] =>
  items.map((item, index) => ({ number: index + 1, item }))
