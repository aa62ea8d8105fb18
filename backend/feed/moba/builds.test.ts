import { expect, test } from 'vitest'
import { type Build, DOTA_BUILDS, dotaBuild, itemsOn, LEAGUE_BUILDS, leagueBuild } from './builds.ts'
import { LEAGUE_CHAMPIONS } from './heroes.ts'

const priceOf = ({ boots, early, core }: Build, item: string): number =>
  Number(
    [...boots, ...early, ...core]
      .find((each) => each.startsWith(`${item} `) && /^\d+$/.test(each.slice(item.length + 1)))
      ?.slice(item.length + 1) ?? Number.NaN,
  )

test.each([...DOTA_BUILDS, ...LEAGUE_BUILDS])(
  'items fit what has been earned, and none is sold again (%#)',
  (build) => {
    for (let player = 0; player < 40; player++) {
      const at = itemsOn(build, [player, 2000])
      let before = ''
      for (let gold = 0; gold < 40_000; gold += 400) {
        const now = at(gold)
        const names = now === '' ? [] : now.split(', ')
        expect(names.length).toBeLessThanOrEqual(6)
        expect(new Set(names).size).toBe(names.length)
        expect(names.reduce((sum, name) => sum + priceOf(build, name), 0)).toBeLessThanOrEqual(gold)
        expect(now.startsWith(before)).toBe(true)
        before = now
      }
      expect(before.split(', ')).toHaveLength(6)
      expect(itemsOn(build, [player, 2000])(9000)).toBe(at(9000))
    }
  },
)

const itemsIn = (build: Build | undefined): string => build?.core.join() ?? ''

test('a champion buys what suits her or him, wherever she or he is played', () => {
  expect(itemsIn(leagueBuild(1, 'Karthus'))).toContain("Rabadon's Deathcap")
  expect(itemsIn(leagueBuild(1, 'Karthus'))).not.toContain('Sundered Sky')
  expect(itemsIn(leagueBuild(0, 'Ornn'))).toContain('Sunfire Aegis')
  expect(itemsIn(leagueBuild(4, 'Leona'))).toContain('Locket')
  expect(itemsIn(leagueBuild(4, 'Lulu'))).toContain('Ardent Censer')
  expect(itemsIn(leagueBuild(4, 'Senna'))).toBe(itemsIn(leagueBuild(3, 'Ashe')))
})

test('every champion has a class: in a place that is not hers or his the items are the same', () => {
  for (const champion of Object.values(LEAGUE_CHAMPIONS).flat())
    expect(leagueBuild(3, champion), champion).toBe(leagueBuild(9, champion))
})

test('in Dota 2 who attacks from afar buys no Battle Fury', () => {
  expect(itemsIn(dotaBuild(0, 'Luna'))).not.toContain('Battle Fury')
  expect(itemsIn(dotaBuild(0, 'Juggernaut'))).toContain('Battle Fury')
  expect(itemsIn(dotaBuild(1, 'Sniper'))).not.toContain('Kaya')
  expect(itemsIn(dotaBuild(4, 'Lion'))).toContain('Glimmer Cape')
})
