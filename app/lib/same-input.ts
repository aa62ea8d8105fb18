/** Whether two inputs of an act say the same. Of a file nothing can be read here: it is the same as itself alone. */
export const isSameInput = (one: unknown, other: unknown): boolean =>
  one === other || (!(one instanceof Blob) && !(other instanceof Blob) && JSON.stringify(one) === JSON.stringify(other))
