/** Answers of our own making, in the form of the providers' documents. */

const PIER = { id: 11, name: 'Pier' }
const QUAY = { id: 12, name: 'Quay' }
const nobody = { id: null, name: null }
const player = (id: number) => ({ id, name: `Player ${id}` })

const event = (elapsed: number, team: { id: number }, type: string, detail: string, more: object = {}) => ({
  time: { elapsed, extra: null },
  team,
  player: nobody,
  assist: nobody,
  type,
  detail,
  comments: null,
  ...more,
})

export const EVENTS = {
  goal: event(12, PIER, 'Goal', 'Normal Goal', { player: player(101), assist: player(102) }),
  card: event(30, QUAY, 'Card', 'Yellow Card', { player: player(201) }),
  penalty: event(45, QUAY, 'Goal', 'Penalty', { player: player(202), time: { elapsed: 45, extra: 2 } }),
  change: event(60, PIER, 'subst', 'Substitution 1', { player: player(103), assist: player(101) }),
  own: event(70, PIER, 'Goal', 'Own Goal', { player: player(102) }),
  video: event(13, PIER, 'Var', 'Goal cancelled'),
  late: event(95, QUAY, 'Goal', 'Normal Goal', { player: player(201) }),
  kick: event(120, PIER, 'Goal', 'Penalty', { player: player(101), comments: 'Penalty Shootout' }),
}

const lineup = (team: object, first: number) => ({
  team,
  formation: '1-1',
  startXI: [first, first + 1].map((id, at) => ({ player: { ...player(id), number: at + 1, pos: at ? 'F' : 'G' } })),
  substitutes: [{ player: { ...player(first + 2), number: 12, pos: 'M' } }],
})

/** `GET /fixtures?id=` of API-Football. */
export const footballAnswer = (
  short: string,
  goals: [number, number] | null,
  events: object[] = [],
  more: object = {},
) => ({
  get: 'fixtures',
  errors: [],
  response: [
    {
      fixture: { id: 900, timestamp: 1_780_000_000, status: { short, elapsed: 1 }, venue: { name: 'Harbour' } },
      league: { id: 39, name: 'Harbour League', season: 2026, round: 'Regular Season - 7' },
      teams: { home: { ...PIER, winner: null }, away: { ...QUAY, winner: null } },
      goals: { home: goals?.[0] ?? null, away: goals?.[1] ?? null },
      score: { extratime: { home: null, away: null } },
      events,
      lineups: [lineup(PIER, 101), lineup(QUAY, 201)],
      ...more,
    },
  ],
})

const game = (position: number, status: string, winner: number | null = null) => ({
  position,
  status,
  length: status === 'finished' ? 1800 : null,
  winner: { id: winner, type: 'Team' },
})
export const GAMES = { first: game(1, 'finished', 21), second: game(2, 'finished', 22), running: game(2, 'running') }

/** A match object of PandaScore. */
export const pandascoreMatch = (status: string, games: object[] = [], more: object = {}) => ({
  id: 700,
  status,
  name: 'Pier vs Quay',
  scheduled_at: '2026-05-02T18:00:00Z',
  begin_at: null,
  number_of_games: 3,
  videogame: { id: 4, name: 'Dota 2', slug: 'dota-2' },
  league: { id: 5, name: 'Harbour Cup' },
  serie: { year: 2026 },
  opponents: [21, 22].map((id, at) => ({ type: 'Team', opponent: { id, name: at === 0 ? 'Pier' : 'Quay' } })),
  games,
  winner_id: null,
  forfeit: false,
  ...more,
})
