import { expect, test } from 'vitest'
import { GAMES, gameByCode } from '#contract/games.ts'
import { namesInEvents } from './names-in-events.ts'

const namesIn = (code: string, lan: 'zh_CN' | 'zh_tw' | 'jp' | 'ar' | 'en_US') => {
  const game = gameByCode(code)
  return game ? namesInEvents(game, lan) : {}
}

test('heroes, maps and weapons are called what the players of a language call them', () => {
  expect(namesIn('kog', 'zh_CN')['Baili Shouyue']).toBe('百里守约')
  expect(namesIn('lol', 'jp')['Lee Sin']).toBe('リー・シン')
  expect(namesIn('lolmobile', 'zh_tw')["Kai'Sa"]).toBe('凱莎')
  expect(namesIn('valorant', 'zh_CN')).toMatchObject({ Vandal: '狂徒', Ascent: '亚海悬城' })
  expect(namesIn('cs:go', 'zh_CN')).toMatchObject({ Mirage: '荒漠迷城' })
  expect(namesIn('dota2', 'zh_tw')).toMatchObject({ 'Anti-Mage': '敵法僧', Juggernaut: '劍聖' })
  expect(namesIn('dota2', 'jp')).toMatchObject({ 'Queen of Pain': 'クイーン・オブ・ペイン' })
  expect(namesIn('aov', 'zh_tw')).toMatchObject({ Nakroth: '納克羅斯' })
  expect(namesIn('mobilelegends', 'jp')).toMatchObject({ Hayabusa: '隼' })
})

test('agents are called what the game calls them in each language', () => {
  const named = (['zh_CN', 'zh_tw', 'jp', 'ar'] as const).map((lan) => namesIn('valorant', lan).Jett)
  expect(named).toEqual(['捷风', '婕提', 'ジェット', 'جيت'])
  expect(namesIn('valorant', 'zh_CN')['KAY/O']).toBe('K/O')
})

test('English has the names of the events', () => {
  for (const { code } of GAMES) expect(namesIn(code, 'en_US'), code).toEqual({})
})
