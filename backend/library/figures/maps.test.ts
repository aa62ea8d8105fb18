import { expect, test } from 'vitest'
import type { Values } from './line-parts.ts'
import { countPlayerMaps, countTeamMaps, countWeapons } from './maps.ts'

test('maps are added up by name, those played most first, and a map without figures counts as played', () => {
  const lines: Values[] = [
    { on1: '13-9 Mirage', m1: '20/10/4/1760', on2: '10-13 Dust II', m2: '12/18/2/1150' },
    { on1: '16-19 Mirage', m1: '25/24/6/2100' },
    { on1: '13-2 Nuke' },
    { m1: '9/9/9/900' },
  ]
  expect(countPlayerMaps(lines)).toEqual([
    { name: 'Mirage', maps: 2, won: 1, kills: 45, deaths: 34, assists: 10, adr: 67.7 },
    { name: 'Dust II', maps: 1, won: 0, kills: 12, deaths: 18, assists: 2, adr: 50 },
    { name: 'Nuke', maps: 1, won: 1, kills: 0, deaths: 0, assists: 0 },
  ])
  expect(countTeamMaps(lines)[0]).toEqual({ name: 'Mirage', maps: 2, won: 1, roundsWon: 29, roundsLost: 28 })
})

test('kills with each weapon are added up, beside all kills of the matches that tell any', () => {
  const lines: Values[] = [
    { kills: 20, weapons: '8/5 AK-47|2/0 AWP' },
    { kills: 15, weapons: '3/1 AK-47|4/0 HE Grenade' },
    { kills: 30 },
  ]
  expect(countWeapons(lines)).toEqual({
    kills: 35,
    list: [
      { name: 'AK-47', kills: 11, headshots: 6 },
      { name: 'HE Grenade', kills: 4, headshots: 0 },
      { name: 'AWP', kills: 2, headshots: 0 },
    ],
  })
})
