import { useSuspenseQuery } from '@tanstack/react-query'
import { FIRST_SCREEN_ID } from '#app/lib/first-screen.ts'
import { m } from '#app/paraglide/messages.js'
import { HydrateWhenSeen } from '#app/ui/hydrate-when-seen.tsx'
import { FreshnessNote } from '../../match/freshness-note.tsx'
import { useLiveBoards } from '../../match/match.live.ts'
import { homeMatchesQuery } from '../../match/match.queries.ts'
import { MatchList } from '../../match/match-list.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { type HomeSearch, nowInput } from '../home-search.ts'
import { HomePlansSlot } from './home-plans-slot.tsx'
import { HomeVideosSlot } from './home-videos-slot.tsx'
import { ListSection } from './list-section.tsx'
import { OverToday } from './over-today.lazy.tsx'
import { YoursSlot } from './yours-slot.tsx'

/** Live matches by heat, then the next ones in order of time; those that are over are folded. */
export function NowAndNext({ search, zone }: { search: HomeSearch; zone: string }) {
  const { brand } = useShell()
  const input = nowInput(search, zone, brand.games)
  const category = { tab: search.tab, game: search.game }
  const { live, soon, later, counts } = useSuspenseQuery(homeMatchesQuery(input)).data
  useLiveBoards([...live, ...soon, ...later].map(({ gameId }) => gameId))
  return (
    <>
      <div id={FIRST_SCREEN_ID} className="min-w-0 lg:row-start-2">
        {live.length > 0 ? (
          <ListSection
            name="live"
            title={m.home_section_live()}
            count={counts.live}
            matches={live}
            search={{ ...category, list: 'live' }}
            note={<FreshnessNote />}
          />
        ) : (
          <div className="pt-2">
            <FreshnessNote />
          </div>
        )}
        {live.length + soon.length + later.length === 0 && <MatchList matches={[]} isGrouped={false} />}
      </div>
      <YoursSlot />
      <div className="min-w-0 lg:row-start-3">
        {soon.length > 0 && (
          <ListSection
            name="soon"
            title={m.home_section_soon()}
            count={counts.soon}
            matches={soon}
            search={{ ...category, list: 'by_time' }}
          />
        )}
        {later.length > 0 && (
          <ListSection
            name="later"
            title={m.home_section_later()}
            count={counts.later}
            matches={later}
            search={{ ...category, list: 'by_time' }}
            isOfManyDays
          />
        )}
        {counts.over > 0 && (
          <HydrateWhenSeen className="min-h-14 pt-2">
            <OverToday count={counts.over} input={input} />
          </HydrateWhenSeen>
        )}
        <HomeVideosSlot />
        <HomePlansSlot />
      </div>
    </>
  )
}
