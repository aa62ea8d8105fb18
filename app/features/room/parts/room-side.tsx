import { lazyRouteComponent } from '@tanstack/react-router'
import { type Ref, Suspense, useState } from 'react'
import type { People } from '#app/features/match/people.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { Family } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { Room } from '#contract/room.ts'
import { ChatSlot } from '../../chat/chat-slot.tsx'
import { GiftSlot } from '../../gift/gift-slot.tsx'
import type { ShownState } from '../../live/room-state.ts'
import { Commentary } from '../../match/page/commentary.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { announcementOf } from '../announcement-of.ts'
import { RoomLineup } from '../lazy-parts.ts'
import { EmptyText } from './empty-text.tsx'

const RoomStats = lazyRouteComponent(() => import('./room-stats.tsx'), 'RoomStats')

const VIEW_LABELS = {
  timeline: m.live_side_timeline,
  chat: m.live_side_chat,
  stats: m.live_side_stats,
  lineup: m.live_side_lineup,
} as const
type View = keyof typeof VIEW_LABELS
/** Older events are shown on the match page only. */
const LINES_MAX = 60

/** In a place that has a height. Never higher than the screen: its foot is where one writes. */
export const ASIDE_PANEL =
  'absolute inset-0 flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface-1 max-lg:mx-3 lg:max-h-[calc(100dvh-6rem)]'

interface RoomSideProps {
  room: Room
  ref?: Ref<HTMLElement> | undefined
  state: ShownState
  detail: MatchDetail
  people: People
  family: Family
  isTheatre: boolean
  /** Set while scores are hidden: reveals them. */
  onReveal: (() => void) | undefined
}

/** A room is where people talk, but the chat may tell a score that is hidden: then what cannot is first. */
const firstView = ({ isHidden, hasChat, hasLineup }: Record<'isHidden' | 'hasChat' | 'hasLineup', boolean>): View => {
  if (isHidden) return hasLineup ? 'lineup' : 'timeline'
  return hasChat ? 'chat' : 'timeline'
}

/** The column beside the player: the chat, live commentary, statistics, line-ups. While scores are hidden the last stay. */
export function RoomSide({ ref, room, state, detail, people, family, isTheatre, onReveal }: RoomSideProps) {
  const { home, away } = detail.squads
  const hasLineup = home.members.length + away.members.length > 0
  const { chat: hasChat } = useShell().brand.features
  const [view, setView] = useState<View>(() => firstView({ isHidden: onReveal !== undefined, hasChat, hasLineup }))
  const views: View[] = [
    ...(hasChat ? (['chat'] as const) : []),
    'timeline',
    'stats',
    ...(hasLineup ? (['lineup'] as const) : []),
  ]
  return (
    <aside
      ref={ref}
      tabIndex={-1}
      className={isTheatre ? 'absolute inset-0 flex h-dvh flex-col border border-line bg-surface-1' : ASIDE_PANEL}
    >
      <Tabs
        label={m.live_side_label()}
        tabs={views.map((key) => ({ key, label: VIEW_LABELS[key]() }))}
        selected={view}
        onSelect={setView}
        className="flex min-h-0 flex-1 flex-col"
        tabClassName="flex-1 justify-center px-2 text-13"
        panelClassName="min-h-0 flex-1 overflow-y-auto"
      >
        {view !== 'chat' && <h2 className="sr-only">{VIEW_LABELS[view]()}</h2>}
        {onReveal && (view === 'lineup' || view === 'chat') && (
          <div className="flex items-center justify-between gap-3 border-line border-b px-3 py-1 text-13">
            <span className="text-text-muted">{m.match_spoiler_title()}</span>
            <Button variant="bare" onClick={onReveal}>
              {m.match_spoiler_reveal()}
            </Button>
          </div>
        )}
        <Suspense fallback={<Skeleton className="m-3 h-32" />}>
          {view === 'chat' ? (
            <ChatSlot roomId={room.id} {...announcementOf(room, state)} isScoreShown={!onReveal} />
          ) : view === 'lineup' ? (
            <RoomLineup detail={detail} family={family} />
          ) : onReveal ? (
            <Hidden onReveal={onReveal} />
          ) : view === 'stats' ? (
            <RoomStats detail={detail} family={family} />
          ) : (
            <LiveTimeline detail={detail} people={people} family={family} />
          )}
        </Suspense>
      </Tabs>
      {isTheatre && (
        <div className="border-line border-t p-2 empty:hidden">
          <GiftSlot room={room} state="live" />
        </div>
      )}
    </aside>
  )
}

const Hidden = ({ onReveal }: { onReveal: () => void }) => (
  <div className="flex flex-col items-center gap-3 px-4 py-8 text-center">
    <p className="font-medium">{m.match_spoiler_title()}</p>
    <p className="text-13 text-text-muted">{m.match_spoiler_text()}</p>
    <Button onClick={onReveal}>{m.match_spoiler_reveal()}</Button>
  </div>
)

type TimelineProps = Pick<RoomSideProps, 'detail' | 'people' | 'family'>

function LiveTimeline({ detail: { match, live }, people, family }: TimelineProps) {
  const items = live.timeline.slice(-LINES_MAX)
  if (items.length === 0) return <EmptyText text={m.match_timeline_empty()} />
  return (
    <Commentary
      items={items}
      periods={match.periods}
      people={people}
      family={family}
      home={match.home.name}
      away={match.away.name}
    />
  )
}
