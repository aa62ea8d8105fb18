import { isolate } from '#app/lib/isolate.ts'
import type { PlayerLine, TimelineItem } from '#contract/match-state.ts'
import type { People } from '../../people.ts'
import { surnameOf } from '../../surname-of.ts'

/** How a scorecard abbreviates those that somebody in the field has a part in. */
const BY_FIELDER = new Map([
  ['caught', 'c'],
  ['stumped', 'st'],
])
const BY_BOWLER = new Map([
  ['bowled', ''],
  ['lbw', 'lbw '],
  ['hit_wicket', 'hw '],
])

/** `c Langford b Rowe`, `lbw b Rowe`, `ro Langford`; undefined where the feed does not say whose it was. */
function howOut({ data, other }: TimelineItem, people: People): string | undefined {
  const nameOf = (id: number | undefined): string => {
    const name = id === undefined ? undefined : people.get(id)?.name
    return name === undefined ? '' : isolate(surnameOf(name))
  }
  const fielderId = typeof data?.fielder === 'number' ? data.fielder : undefined
  const [how, fielder, bowler] = [String(data?.how ?? ''), nameOf(fielderId), nameOf(other)]
  if (how === 'run_out') return fielder && `ro ${fielder}`
  if (!bowler) return undefined
  if (how === 'caught' && fielderId === other) return `c & b ${bowler}`
  const sign = BY_FIELDER.get(how)
  if (sign) return `${sign} ${fielder ? `${fielder} ` : ''}b ${bowler}`
  const prefix = BY_BOWLER.get(how)
  return prefix === undefined ? undefined : `${prefix}b ${bowler}`
}

/** Lines of a scorecard with who bowled and who caught, as far as the timeline tells it; else the sign of how alone. */
export function withHowOut(
  lines: readonly PlayerLine[],
  timeline: readonly TimelineItem[],
  people: People,
): readonly PlayerLine[] {
  const told = new Map<number, string>()
  for (const item of timeline) {
    const text = item.type === 'wicket' ? howOut(item, people) : undefined
    if (item.player !== undefined && text) told.set(item.player, text)
  }
  return lines.map((line) => {
    const dismissal = line.values.dismissal === '*' ? undefined : told.get(line.player)
    return dismissal ? { ...line, values: { ...line.values, dismissal } } : line
  })
}
