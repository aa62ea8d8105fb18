import { lazyRouteComponent } from '@tanstack/react-router'
import { type Ref, Suspense, useState } from 'react'
import type { People } from '#app/features/match/people.ts'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { Family } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match.ts'
import { Commentary } from '../../match/page/commentary.tsx'
import { EmptyText } from './empty-text.tsx'

const RoomStats = lazyRouteComponent(() => import('./room-stats.tsx'), 'RoomStats')

const VIEWS = ['timeline', 'stats'] as const
const VIEW_LABELS = { timeline: m.live_side_timeline, stats: m.live_side_stats } as const
/** Older events are shown on the match page only. */
const LINES_MAX = 60

interface RoomSideProps {
  ref?: Ref<HTMLElement> | undefined
  detail: MatchDetail
  people: People
  family: Family
  isTheatre: boolean
}

/** The column beside the player: live commentary or statistics. */
export function RoomSide({ ref, detail, people, family, isTheatre }: RoomSideProps) {
  const [view, setView] = useState<(typeof VIEWS)[number]>('timeline')
  return (
    <aside
      ref={ref}
      tabIndex={-1}
      className={cn(
        'mx-3 flex min-w-0 flex-col overflow-hidden border border-line bg-surface-1 lg:absolute lg:inset-0 lg:mx-0',
        isTheatre ? 'h-dvh max-lg:hidden' : 'max-h-[560px] rounded-lg lg:max-h-none',
      )}
    >
      <Tabs
        label={m.live_side_label()}
        tabs={VIEWS.map((key) => ({ key, label: VIEW_LABELS[key]() }))}
        selected={view}
        onSelect={setView}
        className="flex min-h-0 flex-1 flex-col"
        tabClassName="flex-1 justify-center text-13"
        panelClassName="min-h-40 flex-1 overflow-y-auto"
      >
        <h2 className="sr-only">{VIEW_LABELS[view]()}</h2>
        {view === 'timeline' ? (
          <LiveTimeline detail={detail} people={people} family={family} />
        ) : (
          <Suspense fallback={<Skeleton className="m-3 h-40" />}>
            <RoomStats detail={detail} family={family} />
          </Suspense>
        )}
      </Tabs>
    </aside>
  )
}

type ViewProps = Omit<RoomSideProps, 'isTheatre' | 'ref'>

function LiveTimeline({ detail: { match, live }, people, family }: ViewProps) {
  const items = live.timeline.slice(-LINES_MAX)
  if (items.length === 0) return <EmptyText text={m.match_timeline_empty()} />
  return <Commentary items={items} people={people} family={family} home={match.home.name} away={match.away.name} />
}
