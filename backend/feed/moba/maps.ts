/** The frame of a series: draft, map, break. */
import type { MatchEvent, MatchState } from '#contract/match-state.ts'
import { type LiveHandler, numberOf, textOf } from '../shared/live-rules.ts'
import { addScore, addTimeline, closePeriod, openPeriod, readClock } from '../shared/state.ts'
import { freshMap, type MobaBoard } from './board.ts'
import { clearLines, closeMap, setHero } from './players.ts'

type MobaHandler = LiveHandler<'moba'>

/** Clears the board for map `map`, unless it is clear for that map already. */
function turnTo(state: MatchState, gameId: number, board: MobaBoard, map: number): MatchState {
  const isOpen = board.map === map && board.maps.length < map
  if (isOpen) return state
  const { clock: _clock, ...rest } = state
  return {
    ...rest,
    board: freshMap(gameId, board.bestOf, map, board.maps),
    players: clearLines(state.players),
  }
}

export const draft: MobaHandler = (state, event, board, contest) => ({
  ...turnTo(state, contest.gameId, board, numberOf(event, 'map', board.maps.length + 1)),
  phase: 'draft',
})

const noDraft = (): NonNullable<MobaBoard['draft']> => ({
  home: { picks: [], bans: [] },
  away: { picks: [], bans: [] },
})

const draftStep =
  (list: 'picks' | 'bans'): MobaHandler =>
  (state, event, board) => {
    const { side } = event
    const hero = textOf(event, 'hero')
    if (!side || !hero) return state
    const old = board.draft ?? noDraft()
    const drafted = { ...old, [side]: { ...old[side], [list]: [...old[side][list], hero] } }
    const next: MatchState = { ...state, board: { ...board, draft: drafted } }
    if (list === 'picks' && event.player !== undefined) next.players = setHero(state.players, event.player, side, hero)
    return addOfDraft(next, event)
  }

/** The timeline has a draft with the game it is for, which begins after it. */
function addOfDraft(state: MatchState, event: MatchEvent): MatchState {
  const { timeline, ...rest } = addTimeline(state, event)
  const item = timeline.at(-1)
  if (!item || state.board?.family !== 'moba') return { ...rest, timeline }
  return { ...rest, timeline: [...timeline.slice(0, -1), { ...item, period: `m${state.board.map}` }] }
}

export const ban = draftStep('bans')
export const pick = draftStep('picks')

export const mapStart: MobaHandler = (state, event, board, contest) => {
  const map = numberOf(event, 'map', board.maps.length + 1)
  const isUnderWay = board.maps.length === map && !board.maps.at(-1)?.winner
  if (isUnderWay) return state
  const turned = turnTo(state, contest.gameId, board, map)
  const fresh = turned.board?.family === 'moba' ? turned.board : board
  const name = textOf(event, 'name')
  const entry = { ...(name ? { name } : {}), seconds: 0, kills: { home: 0, away: 0 } }
  const next = openPeriod(turned, `m${map}`)
  return addTimeline(
    {
      ...next,
      phase: 'map',
      board: { ...fresh, maps: [...fresh.maps, entry] },
      clock: readClock(event, event.clock ?? 0, true, 'up'),
    },
    event,
  )
}

export const mapWon: MobaHandler = (state, event, board) => {
  const { side } = event
  const map = board.maps.at(-1)
  if (!side || !map || map.winner) return state
  const seconds = event.clock ?? state.clock?.seconds ?? 0
  const { gold, towers, objectives } = board
  const hasGold = gold.home + gold.away > 0
  const done = { ...map, winner: side, seconds, ...(hasGold ? { gold } : {}), towers, objectives }
  return addTimeline(
    closePeriod({
      ...state,
      phase: 'map_break',
      score: addScore(state.score, side, 1),
      board: { ...board, maps: [...board.maps.slice(0, -1), done] },
      players: closeMap(state.players, board.maps.length),
      clock: readClock(event, seconds, false, 'up'),
    }),
    event,
    true,
  )
}
