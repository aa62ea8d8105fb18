import { cn } from '#app/lib/cn.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Score, Side } from '#contract/match-state.ts'
import { periodName } from '../../../match-labels.ts'
import { STROKE } from '../side-colours.ts'
import type { SetPoints } from './set-points.ts'

const BOX = { width: 120, height: 72 }
/** Room for the names at the ends of the lines. */
const NAMES = 26

/** The points of both sides, one after the other, in each set: the guest's line is broken. The table below has the same. */
export function SetRaces({ sets, match }: { sets: readonly SetPoints[]; match: MatchRow }) {
  const points = Math.max(...sets.map(({ course }) => course.length - 1))
  const most = Math.max(...sets.flatMap(({ course }) => course.at(-1) ?? []).flatMap(({ home, away }) => [home, away]))
  const xOf = (index: number) => (index / points) * (BOX.width - NAMES)
  const yOf = (value: number) => BOX.height - 2 - (value / most) * (BOX.height - 10)
  return (
    <ol className="grid grid-cols-2 gap-3 p-3 sm:grid-cols-3 lg:grid-cols-5">
      {sets.map(({ key, course, winner }) => {
        const { home, away } = course.at(-1) ?? { home: 0, away: 0 }
        return (
          <li key={key} className="min-w-0">
            <p className="flex justify-between gap-2 text-12">
              <span className="text-text-muted">{periodName(key, 'sets')}</span>
              <span className="tabular-nums">
                <bdi className={cn(winner === 'home' && 'font-bold')}>{home}</bdi>–
                <bdi className={cn(winner === 'away' && 'font-bold')}>{away}</bdi>
              </span>
            </p>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${BOX.width} ${BOX.height}`}
              className="mt-1 w-full border-line border-b fill-none"
              direction="ltr"
            >
              <Line course={course} side="home" xOf={xOf} yOf={yOf} name={match.home.abbr} />
              <Line course={course} side="away" xOf={xOf} yOf={yOf} name={match.away.abbr} />
            </svg>
          </li>
        )
      })}
    </ol>
  )
}

interface LineProps {
  course: readonly Score[]
  side: Side
  xOf: (index: number) => number
  yOf: (value: number) => number
  name: string
}

function Line({ course, side, xOf, yOf, name }: LineProps) {
  const last = course.length - 1
  const end = { home: 0, away: 0, ...course.at(-1) }
  // Where both end near one another, the names stand above and below.
  const isAbove = end[side] > end[side === 'home' ? 'away' : 'home'] || (end.home === end.away && side === 'home')
  const y = yOf(end[side])
  return (
    <>
      <path
        d={course
          .map((score, index) => `${index === 0 ? 'M' : 'L'}${round(xOf(index))} ${round(yOf(score[side]))}`)
          .join('')}
        strokeWidth="1.8"
        strokeLinejoin="round"
        strokeDasharray={side === 'away' ? '4 2.5' : undefined}
        className={STROKE[side]}
      />
      <text
        x={xOf(last) + 3}
        y={isAbove ? Math.max(7, y + 1) : Math.min(BOX.height - 1, y + 7)}
        className="fill-text text-[8px]"
      >
        {name}
      </text>
    </>
  )
}

const round = (value: number): number => Math.round(value * 10) / 10
