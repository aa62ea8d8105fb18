import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { HydrateWithCode } from '#app/ui/hydrate-when-seen.tsx'
import { gameByCode } from '#contract/games.ts'
import { useMatchRooms } from '../../live/use-match-rooms.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { useLiveMatch } from '../match.live.ts'
import { matchQuery } from '../match.queries.ts'
import { peopleOf } from '../people.ts'
import { showsScore } from '../row-view.ts'
import { scoreboardOf } from '../scoreboards/family-scoreboards.ts'
import { teamColours } from '../team-colours.ts'
import { useSpoiler } from '../use-spoiler.ts'
import { HiddenResult } from './hidden-result.tsx'
import type { MatchTab } from './match-tabs.ts'
import { panels } from './panels.ts'
import { HiddenPanel } from './parts/hidden-panel.tsx'
import { MatchAside } from './parts/match-aside.tsx'
import { MatchStepsSlot } from './parts/match-steps-slot.tsx'
import { PanelSkeleton } from './parts/panel-skeleton.tsx'
import { StickyScore } from './parts/sticky-score.tsx'
import { TabBar } from './parts/tab-bar.tsx'
import { useStageRoom } from './parts/use-stage-room.ts'
import { WatchStage } from './parts/watch-stage.tsx'
import { ScoreAnnouncement } from './score-announcement.tsx'
import { Scoreboard } from './scoreboard.tsx'
import { tabsOf } from './tabs-of.ts'
import { tellsResult, withoutResult } from './without-result.ts'

interface MatchPageProps {
  /** Route code of the game. */
  game: string
  id: number
  tab: MatchTab
  /** The place of its videos: their area uses this one. */
  videos: ReactNode
}

/** A match page: player, scoreboard, one tab at a time; other matches, streams and facts at the side. */
export function MatchPage({ game, id, tab, videos }: MatchPageProps) {
  const { brand, display } = useShell()
  const { data } = useSuspenseQuery(matchQuery(game, id))
  const family = gameByCode(game)?.family ?? 'games'
  const detail = useMemo(() => scoreboardOf(family)?.inOwnNames?.(data) ?? data, [family, data])
  const people = useMemo(() => peopleOf(detail.squads), [detail.squads])
  const { home, away } = detail.match
  const colours = useMemo(() => teamColours(home.crest, away.crest), [home.crest, away.crest])
  const [wantsTheatre, setWantsTheatre] = useState(false)
  const { isScoreShown, reveal, shownRef } = useSpoiler(display.hidesScores)
  useLiveMatch(game, id)
  const { match } = detail
  const tabs = tabsOf(detail).filter((each) => each !== 'odds' || brand.features.odds)
  const shownTab = tab === 'odds' && !brand.features.odds ? 'overview' : tab
  const Panel = panels[shownTab]
  const isHidden = !isScoreShown && (showsScore(match) || match.endedBy !== undefined)
  const room = useStageRoom(match, useMatchRooms(match))
  // The button that leaves theatre mode is in the player, so there is no theatre mode without a room.
  const isTheatre = wantsTheatre && room !== undefined
  return (
    <div
      data-theatre={isTheatre || undefined}
      style={colours}
      className={
        isTheatre ? 'grid min-h-dvh items-center bg-black' : 'grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]'
      }
    >
      <div className="min-w-0">
        <h1 className="sr-only">{m.match_page_title({ home: home.name, away: away.name })}</h1>
        {!isHidden && <ScoreAnnouncement match={match} />}
        {room && (
          <WatchStage
            match={match}
            room={room}
            hasScore={!isHidden}
            isTheatre={isTheatre}
            onTheatre={setWantsTheatre}
          />
        )}
        <div hidden={isTheatre}>
          <div className="px-3 lg:px-0">
            {isHidden ? (
              <HiddenResult match={match} onReveal={reveal} />
            ) : (
              <Scoreboard ref={shownRef} detail={detail} people={people} isDrawn={!room} />
            )}
            <MatchStepsSlot match={match} />
          </div>
          {!isHidden && <StickyScore match={match} />}
          <TabBar game={game} id={id} tabs={tabs} current={shownTab} />
          <div className="mt-4 px-3 lg:px-0">
            {isHidden && tellsResult(shownTab, detail) ? (
              <HiddenPanel onReveal={reveal} />
            ) : (
              <HydrateWithCode key={shownTab} fallback={<PanelSkeleton tab={shownTab} family={family} />}>
                <Panel detail={isHidden ? withoutResult(detail) : detail} people={people} family={family} />
              </HydrateWithCode>
            )}
          </div>
        </div>
      </div>
      <div hidden={isTheatre} className="min-w-0 px-3 lg:px-0">
        <MatchAside detail={detail} isOnStreams={shownTab === 'streams'} hidesResult={isHidden} videos={videos} />
      </div>
    </div>
  )
}
