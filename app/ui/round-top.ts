/** The round number at the top of a scale that has room for `most`, 1 or more. */
export function roundTop(most: number): number {
  const step = 2 * 10 ** (Math.ceil(Math.log10(most)) - 1)
  return Math.ceil(most / step) * step
}
