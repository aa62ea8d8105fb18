import { expect, test } from 'vitest'
import { type Build, DOTA_BUILDS, itemsOn, LEAGUE_BUILDS } from './builds.ts'

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
