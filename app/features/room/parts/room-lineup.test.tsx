import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MatchDetail } from '#contract/match-detail.ts'
import { RoomLineup } from './room-lineup.tsx'

const squad = (id: number, name: string, position: string) => ({
  members: [{ id, number: 1, position, isStarter: true, isCaptain: false }],
  people: [{ id, name }],
})

test('a line-up says who plays, and where', () => {
  const detail = {
    match: { home: { name: 'Han Nine' }, away: { name: 'Pulsewave' } },
    squads: { home: squad(1, 'Crane', 'mid'), away: squad(2, 'Flare', 'jungle') },
  } as unknown as MatchDetail
  const text = renderToStaticMarkup(<RoomLineup detail={detail} family="moba" />).replace(/<[^>]*>/g, ' ')
  expect(text.replace(/\s+/g, ' ')).toContain('Han Nine 1 Crane Mid Pulsewave 1 Flare Jungle')
})
