import type { Amounts, Line, Proof } from '#backend/core/ledger.ts'
import { parseAccount } from './account-names.ts'
import { NOTHING } from './amounts.ts'
import type { CopiedLine, CopiedState } from './audit.store.ts'
import { differencesOf, digestOfLines } from './line-digest.ts'

/** So many lines of an account are named; the others are counted. */
const NAMED = 5

/** What is wrong with some lines, the first of them each by itself. */
function told<T>(wrong: readonly T[], say: (item: T) => string): string[] {
  const rest = wrong.length - NAMED
  return [...wrong.slice(0, NAMED).map(say), ...(rest > 0 ? [`so with ${rest} more lines of the copy`] : [])]
}

/** The user whose account it is, as its rows of the copy say. */
const uidOf = (account: string): number | null => parseAccount(account)?.uid ?? null

/** Whether the copy's lines of an account are those that the account has, in every field. */
export const areSame = (account: string, copied: readonly CopiedLine[], digest: string): boolean =>
  copied.every(({ uid }) => uid === uidOf(account)) && digestOfLines(copied) === digest

/** How the copy's lines of an account differ from its own. */
export function lineFaults(account: string, own: readonly Line[], copied: readonly CopiedLine[]): string[] {
  const byNo = new Map(copied.map((line) => [line.no, line]))
  const lacking: Line[] = []
  const wrong: { no: number; fields: string[] }[] = []
  for (const line of own) {
    const copy = byNo.get(line.no)
    if (!copy) {
      lacking.push(line)
      continue
    }
    const fields: string[] = differencesOf(line, copy)
    if (copy.uid !== uidOf(account)) fields.push('uid')
    if (fields.length > 0) wrong.push({ no: line.no, fields })
  }
  return [
    ...told(lacking, ({ no }) => `the copy lacks line ${no}`),
    ...told(wrong, ({ no, fields }) => `line ${no} of the copy has another ${fields.join(', ')}`),
  ]
}

/** Whether a line's balance is not that of the line before it and its amounts. */
const breaks = (line: Line, before: Amounts): boolean =>
  line.goldAfter !== before.gold + line.gold || line.diamondAfter !== before.diamond + line.diamond

/**
 * The copy's lines behind `after` that do not follow from the line before them; one that is missing is told of by itself.
 * It is proven here and not by the statement that reads the lines: a window function would read four times as many rows.
 */
export function chainFaults(lines: readonly CopiedLine[], after: number): string[] {
  const broken = lines.filter((line, at) => {
    if (line.no <= after) return false
    if (line.no === 1) return breaks(line, NOTHING)
    const before = lines[at - 1]
    return before?.no === line.no - 1 && breaks(line, { gold: before.goldAfter, diamond: before.diamondAfter })
  })
  return told(broken, ({ no }) => `line ${no} of the copy does not follow from the line before`)
}

const same = (a: Amounts, b: Amounts): boolean => a.gold === b.gold && a.diamond === b.diamond

/** What is wrong with the copy's row of an account. */
export function stateFaults(account: string, { stated, after, byLines }: CopiedState, proof: Proof): string[] {
  if (!stated) return proof.copiedLine === 0 && byLines.lastLine === 0 ? [] : ['the copy has no balance of it']
  // An account that is wrong itself says nothing of its copy.
  const isProof = stated.lastLine === proof.lastLine && proof.faults.length === 0
  const isBalance = after !== null && same(stated, after) && (!isProof || same(stated, proof.balance))
  const isOwn = stated.uid === uidOf(account)
  const isCounted =
    stated.lastLine === byLines.lastLine &&
    stated.lastLine >= proof.copiedLine &&
    stated.lastGoldLine === byLines.lastGoldLine &&
    stated.lastDiamondLine === byLines.lastDiamondLine
  return [
    ...(isBalance ? [] : ["the copy's balance is not that of its last line"]),
    ...(isCounted ? [] : ["the copy's numbers of its last lines are wrong"]),
    ...(isOwn ? [] : ["the copy's balance is another user's"]),
  ]
}
