/** Providers hidden for a promotion channel (docs/product.md, section 4). */
const HIDDEN: Readonly<Record<string, readonly number[]>> = {
  fifa48: [6, 4],
  ty121: [4],
  ty122: [4],
}

/** The providers to offer to a visitor of a promotion channel, or of none. */
export const visibleTypes = (types: readonly number[], channel: string | undefined): number[] => {
  const hidden = channel !== undefined && Object.hasOwn(HIDDEN, channel) ? (HIDDEN[channel] ?? []) : []
  return types.filter((type) => !hidden.includes(type))
}
