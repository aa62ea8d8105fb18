import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { testRow } from '#tests/support/match-row.ts'
import { PickRow } from './pick-row.tsx'
import { TileScore } from './tile-score.tsx'

vi.mock('../../shell/shell.functions.ts', () => ({}))
vi.mock('../../live/live.functions.ts', () => ({}))
vi.mock('../../shell/shell.queries.ts', () => ({
  useShell: () => ({ display: { hidesScores: true }, prefix: '/en', locale: { tag: 'en' }, zone: 'UTC' }),
}))

const match: MatchRow = { ...testRow(1, 1), score: { home: 7771, away: 8882 } }
const room: Room = {
  id: 8,
  title: 'A room',
  matchId: 1,
  anchor: { id: 3, name: 'Nell' },
  language: 'en_US',
  state: 'live',
  sources: [],
}

test.each([true, false])('a wall and its list tell the score only once it is asked for: %s', (isScoreShown) => {
  const common = { room, match, isScoreShown }
  const html = renderToString(
    <>
      <TileScore {...common} state="live" number={1} />
      <PickRow {...common} isShown={false} isFull={false} isSwap={false} onPick={() => undefined} />
    </>,
  )
  expect(html).toContain(match.home.name)
  expect(html.match(/7771|8882/g) ?? []).toHaveLength(isScoreShown ? 4 : 0)
})
