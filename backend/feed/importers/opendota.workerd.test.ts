import { expect, test } from 'vitest'
import { matchCalls } from '#contract/match.ts'
import { call, send, testEnv } from '#tests/support/backend/calls.ts'
import { opendotaText } from '#tests/support/opendota-match.ts'
import { signedHeaders } from '../push/signature.ts'
import { opendota } from './opendota/opendota.ts'

test('the page of an imported Dota 2 match has what that of a simulated one has, and gold and experience a minute', async () => {
  const [season] = opendota.parse([opendotaText()])
  const body = JSON.stringify(season)
  const importIt = async () => {
    const headers = await signedHeaders(testEnv.FEED_SECRET ?? '', body, Date.now())
    return (await send('/feed/import', { method: 'POST', body, headers })).json()
  }
  expect(await importIt()).toMatchObject({ added: 1 })
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
  expect(await importIt()).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
})
