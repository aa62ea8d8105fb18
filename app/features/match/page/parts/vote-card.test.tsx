import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { NO_VOTES, type VoteCounts } from '#contract/vote-rules.ts'
import { testRow } from '#tests/support/match-row.ts'
import { VoteCard } from './vote-card.tsx'

const votes: VoteCounts = { before: { home: 3, draw: 0, away: 1 }, live: { ...NO_VOTES, away: 9 } }
vi.mock('../../../shell/shell.queries.ts', () => ({ useShell: () => ({ locale: { tag: 'en' } }) }))
vi.mock('./use-votes.ts', () => ({
  useVotes: () => ({ votes, own: {}, isBusy: false, vote: async () => undefined }),
  useVoteFor: () => () => undefined,
}))

const cardOf = (change: object, hidesResult: boolean) =>
  renderToString(<VoteCard match={{ ...testRow(1, 1), ...change }} hidesResult={hidesResult} />)

test('how many were right is told once a match is over, and not to who does not want to know who won', () => {
  const over = { status: 'finished', winner: 'home' }
  expect(cardOf(over, false)).toContain('75% of fans saw it coming')
  expect(cardOf(over, true)).not.toContain('saw it coming')
  expect(cardOf(over, true)).toContain('4 votes')
})

test('votes of a running match follow its score: who hides that sees those from before it', () => {
  const live = { status: 'live', winner: undefined }
  expect(cardOf(live, false)).toContain('9 votes')
  expect(cardOf(live, true)).toContain('4 votes')
  expect(cardOf(live, true)).not.toContain('9 votes')
  expect(cardOf(live, true)).not.toContain('<button')
})
