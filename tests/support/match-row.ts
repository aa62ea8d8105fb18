import type { MatchRow } from '#contract/match-row.ts'

const crest = { shape: 1, primary: '#000000', secondary: '#ffffff' }

/** A football row at event `seq`, 0-0 in the first half. */
export const testRow = (id: number, seq: number): MatchRow => ({
  id,
  gameId: 202,
  league: { id: 1, gameId: 202, name: 'League', abbr: 'L', country: 'INT', tier: 1 },
  startsAt: '2026-11-20T12:00:00.000Z',
  status: 'live',
  phase: 'first_half',
  score: { home: 0, away: 0 },
  periods: [{ key: 'h1', home: 0, away: 0, isDone: false }],
  home: { id: 1, name: 'Home', abbr: 'HOM', crest },
  away: { id: 2, name: 'Away', abbr: 'AWA', crest },
  isSimulated: true,
  heat: 50,
  seq,
  readAt: '2026-11-20T12:30:00.000Z',
})
