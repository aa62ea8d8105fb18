import { expect, test } from 'vitest'
import { matchCalls } from '#contract/match.ts'
import { call, send, testEnv } from '#tests/support/backend/calls.ts'
import { opendotaText } from '#tests/support/opendota-match.ts'
import game from '#tests/support/sources/2026QUA.EVN?raw'
import teams from '#tests/support/sources/TEAM2026?raw'
import { signedHeaders } from '../push/signature.ts'
import type { ImportedSeason } from './imported-season.ts'
import { opendota } from './opendota/opendota.ts'
import { retrosheet } from './retrosheet/retrosheet.ts'

async function importSeason(season: ImportedSeason | undefined): Promise<unknown> {
  const body = JSON.stringify(season)
  const headers = await signedHeaders(testEnv.FEED_SECRET ?? '', body, Date.now())
  return (await send('/feed/import', { method: 'POST', body, headers })).json()
}

test('the page of an imported Dota 2 match has what that of a simulated one has, and gold and experience a minute', async () => {
  const [season] = opendota.parse([opendotaText()])
  expect(await importSeason(season)).toMatchObject({ added: 1 })
  const { match, live, squads } = await call(matchCalls.getMatch, {
    game: 'dota2',
    matchId: season?.matches[0]?.id ?? 0,
  })
  expect(match).toMatchObject({ status: 'finished', winner: 'away', bestOf: 1 })
  expect(live.playerColumns).toEqual(expect.arrayContaining(['hero', 'gold_per_minute', 'net_worth']))
  const ash = squads.away.people.find(({ name }) => name === 'Ash')
  expect(live.players.find(({ player }) => player === ash?.id)?.values).toMatchObject({ hero: 'Anti-Mage', kills: 2 })
  expect(live.timeline.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['ban', 'pick', 'first_blood', 'first_tower', 'roshan', 'barracks', 'map_won']),
  )
  expect(await importSeason(season)).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
})

test('the page of an imported game of baseball has its innings, batters and pitchers', async () => {
  const [season] = retrosheet.parse([
    { file: '2026QUA.EVN', text: game },
    { file: 'TEAM2026', text: teams },
  ])
  expect(await importSeason(season)).toMatchObject({ added: 1 })
  const { match, live, squads } = await call(matchCalls.getMatch, {
    game: 'baseball',
    matchId: season?.matches[0]?.id ?? 0,
  })
  expect(match).toMatchObject({ status: 'finished', winner: 'home', score: { home: 5, away: 4 }, isTimeUnknown: true })
  expect(live.board).toMatchObject({ hits: { home: 5, away: 2 }, errors: { home: 3, away: 0 } })
  const teal = squads.home.people.find(({ name }) => name === 'T Teal')
  expect(live.players.find(({ player }) => player === teal?.id)?.values).toMatchObject({ innings_pitched: '1.0' })
  expect(await importSeason(season)).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
})
