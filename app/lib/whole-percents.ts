/**
 * Whole percentages of a sum that add up to 100: what rounding leaves goes to the largest remainders. The charts have a
 * function of their own (`percentsOf`): code shared with them would be one more file on the way to them.
 */
export function wholePercents(values: readonly number[]): number[] {
  const sum = values.reduce((total, each) => total + each, 0)
  const exact = values.map((each) => (each / sum) * 100)
  const left = 100 - exact.reduce((total, each) => total + Math.floor(each), 0)
  const order = exact.map((_, index) => index).sort((a, b) => ((exact[b] ?? 0) % 1) - ((exact[a] ?? 0) % 1))
  return exact.map((each, index) => Math.floor(each) + (order.indexOf(index) < left ? 1 : 0))
}
