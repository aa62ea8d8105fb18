import { squadOf } from '#backend/feed/catalogue/squads.ts'
import type { Answer } from '#contract/call.ts'
import type { librarySquadCalls, SquadPlayer } from '#contract/library-squads.ts'
import { knownRules, percentileAmong, rankBy, withEnough } from './figures/season-figures.ts'
import type { SeasonSums } from './season-sums.ts'
import { shownFigures } from './show-figure.ts'

type PlayerPage = Answer<typeof librarySquadCalls.getPlayer>

/** Of players of the catalogue; what others play is told by line-ups, match by match. */
function positionsIn({ teams }: SeasonSums): ReadonlyMap<number, string> {
  return new Map([...teams.keys()].flatMap((id) => squadOf(id).map((member) => [member.id, member.position] as const)))
}

/** How many of a hundred others a player is better than. Others: of the same position, where that is known. */
export function compareWithPeers(
  sums: SeasonSums,
  { id, position }: SquadPlayer,
): Pick<PlayerPage, 'percentiles' | 'peerCount'> {
  const { family, players } = sums
  const own = players.get(id)
  if (!own) return { percentiles: [], peerCount: 0 }
  const positions = positionsIn(sums)
  const known = positions.get(id) === undefined ? undefined : position
  const peers = withEnough({ base: 'matches' }, [...players.values()]).filter(
    ({ player }) => player !== id && (known === undefined || positions.get(player) === known),
  )
  const others = peers.map(({ parts }) => parts)
  return {
    peerCount: peers.length,
    percentiles: knownRules(family, [own, ...peers]).flatMap((rule) => {
      const percentile = rule.isMain ? percentileAmong(rule, family, own.parts, others) : undefined
      return percentile === undefined ? [] : [{ key: rule.key, percentile }]
    }),
  }
}

/**
 * The figures of a player's season, also those of which only others in the same position have any; those that fans look
 * at first with the rank in the league.
 */
export function rankedFigures(sums: SeasonSums, playerId: number): PlayerPage['figures'] {
  const { family, players } = sums
  const own = players.get(playerId)
  if (!own) return []
  const all = [...players.values()]
  const positions = positionsIn(sums)
  const position = positions.get(playerId)
  const alike = position === undefined ? [] : all.filter(({ player }) => positions.get(player) === position)
  const rules = knownRules(family, [own, ...alike])
  return shownFigures(rules, own.parts, family).map((figure) => {
    const rule = rules.find(({ key }) => key === figure.key)
    const rank = rule?.isMain && !rule.isLow && rankBy(rule, all).find(({ player }) => player === playerId)?.rank
    return rank ? { ...figure, rank } : figure
  })
}
