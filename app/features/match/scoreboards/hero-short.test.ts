import { expect, test } from 'vitest'
import { DOTA_HEROES, everyHero, LEAGUE_CHAMPIONS } from '#backend/feed/moba/heroes.ts'
import { heroShort } from './hero-short.ts'

test('no word under a tile has more than nine letters', () => {
  const words = [...everyHero(DOTA_HEROES), ...everyHero(LEAGUE_CHAMPIONS)].flatMap((name) =>
    heroShort(name).split(/[ -]/),
  )
  expect(words.filter((word) => word.length > 9)).toEqual([])
})
