export interface Finding {
  check: string
  /** What is wrong, in words; absent when nothing is. */
  fault?: string
  /** What to do about it. */
  remedy?: string
  /** Something that the site goes on without, or that could not be looked at. */
  isNote?: boolean
  /** What was read where nothing is wrong. */
  detail?: string
}

export const found = (check: string, fault?: string, remedy?: string, isNote = false): Finding => ({
  check,
  ...(fault === undefined ? {} : { fault, ...(remedy ? { remedy } : {}) }),
  ...(fault !== undefined && isNote ? { isNote } : {}),
})

/** Nothing is wrong, and this was read. */
export const sound = (check: string, detail: string): Finding => ({ check, detail })

/** One that cannot be made says why, and the others are made all the same. */
export async function attempt(check: string, make: () => Promise<Finding | Finding[]> | Finding[]): Promise<Finding[]> {
  try {
    return [await make()].flat()
  } catch (error) {
    return [found(check, (error as Error).message || String(error), 'this could not be looked at')]
  }
}

export const isHealthy = (findings: readonly Finding[]): boolean =>
  findings.every(({ fault, isNote }) => fault === undefined || isNote)

export function linesOf(findings: readonly Finding[]): string[] {
  return findings.map(({ check, fault, remedy, isNote, detail }) => {
    if (fault === undefined) return `ok    ${check}${detail ? ` (${detail})` : ''}`
    return `${isNote ? 'note ' : 'FAIL '} ${check}: ${fault}${remedy ? `\n      ${remedy}` : ''}`
  })
}
