import fs from 'node:fs'
import path from 'node:path'
import { foldLog } from '#backend/feed/fold.ts'
import type { ImportedSeason } from '#backend/feed/importers/imported-season.ts'
import type { SourceText } from '#backend/feed/importers/importer.ts'
import { storedSide } from '#backend/feed/stored-side.ts'
import { gameById } from '#contract/games.ts'
import type { MatchState, PlayerLine } from '#contract/match-state.ts'

/** A file of our own making in a source's format. */
export const sourceText = (name: string): SourceText => ({
  file: name,
  text: fs.readFileSync(path.join(import.meta.dirname, 'sources', name), 'utf8'),
})

/** The state at the end of a season's match, by default its first. */
export function stateOf({ gameId, matches }: ImportedSeason, at = 0): MatchState {
  const match = matches[at]
  const family = gameById(gameId)?.family
  if (!match || !family) throw new Error('no such match')
  const { id: matchId, startsAt, homeId, awayId, squads, bestOf, isKnockout = false } = match
  const sides = { home: storedSide(homeId, squads?.home), away: storedSide(awayId, squads?.away) }
  return foldLog(
    { matchId, gameId, family, isKnockout, startsAt, ...(bestOf ? { bestOf } : {}), ...sides, fate: 'played' },
    match.events,
  )
}

/** Figures of a match's players by name. */
export function figuresOf(season: ImportedSeason, state: MatchState): Record<string, PlayerLine['values']> {
  const names = new Map(season.people?.map(({ id, names: { en_US } }) => [id, en_US]))
  return Object.fromEntries(state.players.map(({ player, values }) => [names.get(player) ?? player, values]))
}
