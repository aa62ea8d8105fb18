import type { Family } from '#contract/games.ts'
import { periodName } from '../../../match-labels.ts'
import type { Segment } from './time-axis.ts'

type Stretch = Pick<Segment, 'period' | 'start' | 'end'>

/** What a letter takes of the width of a chart on a phone; a sign of Chinese takes twice as much. */
const LETTER = 0.022
const WIDE = /[\u2e80-\uffdc]/

const widthOf = (text: string): number => text.length * LETTER * (WIDE.test(text) ? 2 : 1)

/**
 * Labels of the periods under an axis: the names where all that are over have room, else the numbers of innings, frames
 * and games. A period too short for its own has none, like one that has just begun.
 */
export function tickLabels(segments: readonly Stretch[], family: Family): string[] {
  const numberOf = (period: string): string | undefined => /^[a-z](\d+)$/.exec(period)?.[1]
  const fits = (text: string, { start, end }: Stretch): boolean => widthOf(text) <= end - start
  const names = segments.map(({ period }) => (period ? periodName(period, family) : ''))
  const isLast = (index: number) => index > 0 && index === segments.length - 1
  const hasRoom = segments.every((segment, index) => isLast(index) || fits(names[index] ?? '', segment))
  return segments.map((segment, index) => {
    const label = hasRoom ? names[index] : (numberOf(segment.period) ?? names[index])
    return label && fits(label, segment) ? label : ''
  })
}
