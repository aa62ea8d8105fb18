/**
 * Whether two inputs of a call are equal. Blobs are compared by identity: their content cannot be read synchronously.
 */
export const isSameInput = (one: unknown, other: unknown): boolean =>
  one === other || (!(one instanceof Blob) && !(other instanceof Blob) && JSON.stringify(one) === JSON.stringify(other))
