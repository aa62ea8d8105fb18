import { m } from '#app/paraglide/messages.js'
import type { League } from '#contract/entities.ts'
import type { TreeRound } from '#contract/library.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { HiddenHistory } from '../hidden-history.tsx'
import { useSpoiler } from '../use-spoiler.ts'
import { AdvancementChart } from './advancement-chart.tsx'
import { KnockoutTree } from './knockout-tree.tsx'

interface KnockoutProps {
  rounds: readonly TreeRound[]
  league: League
  /** Nothing of it is played: it is what the table would make. */
  isProjected: boolean
  /** The match on whose page it stands, and its teams. */
  match?: { id: number; teams: readonly number[] }
}

/** A knock-out as a tree, and team by team how far each has come. */
export function Knockout({ rounds, league, isProjected, match }: KnockoutProps) {
  const { display } = useShell()
  const { isScoreShown, reveal } = useSpoiler(display.hidesScores)
  if (!isScoreShown) return <HiddenHistory onReveal={reveal} />
  return (
    <>
      <h2 className="sr-only">{m.match_tree_label({ league: league.name })}</h2>
      <KnockoutTree rounds={rounds} league={league} matchId={match?.id} />
      {!isProjected && <AdvancementChart rounds={rounds} gameId={league.gameId} highlighted={match?.teams} />}
    </>
  )
}
