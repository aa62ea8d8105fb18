import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { PlayerName } from '../../../player-name.tsx'
import { columnName } from '../../../stat-name.ts'
import { Card } from '../../card.tsx'
import type { PanelProps } from '../../panel.ts'
import { bestPlayerOf } from '../best-player.ts'
import { ProPart } from '../pro/pro-part.tsx'
import { Rating } from '../rating.tsx'
import { ChancesTeaser, hasChances } from './chances-teaser.tsx'
import { XgChart } from './xg-chart.tsx'

/** What football shows under its timeline: the chances, where the feed knows them, and who was best. */
export function FootballCourse({ detail, people }: PanelProps) {
  const title = m.match_depth_xg_ask()
  const card = (content: ReactNode) => <Card title={title}>{content}</Card>
  return (
    <>
      <BestPlayer detail={detail} people={people} />
      {hasChances(detail) && (
        <ProPart detail={detail} teaser={<ChancesTeaser detail={detail} />} frame={card}>
          {(whole) => card(<XgChart detail={whole} people={people} title={title} />)}
        </ProPart>
      )}
    </>
  )
}

/** Of a match that is over and of which more than scorers and cards is known. */
function BestPlayer({ detail: { match, live }, people }: Pick<PanelProps, 'detail' | 'people'>) {
  const isTold = match.status === 'finished' && live.stats.some(({ key }) => key === 'shots')
  const best = isTold ? bestPlayerOf(live.players, match.winner) : undefined
  if (!best) return null
  const done = (['goals', 'assists', 'saves'] as const).filter((key) => Number(best.values[key] ?? 0) > 0)
  return (
    <Card
      title={m.match_depth_best_player()}
      extra={<span className="text-12 text-text-muted">{m.match_depth_by_rating()}</span>}
    >
      <div className="flex min-h-14 items-center gap-3 px-3 py-2">
        <i
          aria-hidden="true"
          className={best.side === 'home' ? 'size-2 rounded-full bg-team-home' : 'size-2 rounded-full bg-team-away'}
        />
        <div className="min-w-0">
          <p className="font-semibold text-14">
            <PlayerName id={best.player} people={people} number={best.player} />
          </p>
          <p dir="auto" className="truncate text-12 text-text-muted">
            {[match[best.side].name, ...done.map((key) => `${columnName(key, match.gameId)} ${best.values[key]}`)].join(
              ' · ',
            )}
          </p>
        </div>
        <span className="ms-auto">
          <Rating value={Number(best.values.rating)} />
        </span>
      </div>
    </Card>
  )
}
