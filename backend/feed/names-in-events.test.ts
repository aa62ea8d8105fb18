import { expect, test } from 'vitest'
import { GAMES, gameByCode } from '#contract/games.ts'
import { namesInEvents } from './names-in-events.ts'

const namesIn = (code: string, lan: 'zh_CN' | 'zh_tw' | 'jp' | 'en_US') => {
  const game = gameByCode(code)
  return game ? namesInEvents(game, lan) : {}
}

test('heroes, maps and weapons are called what the players of a language call them', () => {
  expect(namesIn('kog', 'zh_CN')['Baili Shouyue']).toBe('百里守约')
  expect(namesIn('lol', 'jp')['Lee Sin']).toBe('リー・シン')
  expect(namesIn('lolmobile', 'zh_tw')["Kai'Sa"]).toBe('凱莎')
  expect(namesIn('valorant', 'zh_CN')).toMatchObject({ Vandal: '狂徒', Ascent: '亚海悬城' })
  expect(namesIn('cs:go', 'zh_CN')).toMatchObject({ Mirage: '荒漠迷城' })
})

test('English has the names of the events', () => {
  for (const { code } of GAMES) expect(namesIn(code, 'en_US'), code).toEqual({})
})
