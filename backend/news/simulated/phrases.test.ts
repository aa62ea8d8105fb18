import { expect, test } from 'vitest'
import ar from '#messages/news/ar.json' with { type: 'json' }
import en from '#messages/news/en.json' with { type: 'json' }
import ja from '#messages/news/ja.json' with { type: 'json' }
import zhHans from '#messages/news/zh-Hans.json' with { type: 'json' }
import zhHant from '#messages/news/zh-Hant.json' with { type: 'json' }
import { fill, lengthText, sayIn, type Telling, WRITTEN, type WrittenLanguage, wayOf } from './phrases.ts'

const filled = (lan: WrittenLanguage, way: string, words: Record<string, string | number>) =>
  fill(lan, way, (name) => words[name])

test('Chinese has a space beside a name in Latin letters and none beside its own', () => {
  const way = '{team}在自选图{map}以 {won} 取胜。'
  expect(filled('zh_CN', way, { team: '极地', map: '核子危机', won: '13-7' })).toBe(
    '极地在自选图核子危机以 13-7 取胜。',
  )
  expect(filled('zh_CN', way, { team: 'Cloud9', map: 'Nuke', won: '13-7' })).toBe('Cloud9 在自选图 Nuke 以 13-7 取胜。')
  expect(filled('zh_tw', '{league}以 {won} 勝出', { league: '巡迴賽 500', won: '2-1' })).toBe('巡迴賽 500 以 2-1 勝出')
  expect(filled('zh_tw', '在 {map} 勝出', { map: '核子危機' })).toBe('在核子危機勝出')
  expect(filled('zh_CN', '{league}：{team}', { league: '美洲CS对抗赛', team: '河湾CF' })).toBe('美洲CS对抗赛：河湾CF')
})

test('a number has the form that its language wants', () => {
  const english = '{n|no wins|one win|# wins}'
  expect([0, 1, 2, 12].map((n) => filled('en_US', english, { n }))).toEqual([
    'No wins',
    'One win',
    'Two wins',
    '12 wins',
  ])
  const times = 'served {n|no aces|once|twice|# times}'
  expect([0, 1, 2, 3].map((n) => filled('en_US', times, { n }).slice(7))).toEqual([
    'no aces',
    'once',
    'twice',
    'three times',
  ])
  const arabic = '{n|بلا فوز|فوز واحد|فوزان|# انتصارات|# انتصارًا}'
  expect([0, 1, 2, 3, 11].map((n) => filled('ar', arabic, { n }))).toEqual([
    'بلا فوز',
    'فوز واحد',
    'فوزان',
    '3 انتصارات',
    '11 انتصارًا',
  ])
  expect(filled('ar', 'الجولة {n:ordinal_f}', { n: 3 })).toBe('الجولة الثالثة')
  expect(filled('en_US', '{n:ordinal} inning', { n: 3 })).toBe('Third inning')
  expect(filled('en_US', 'the {n:ordinal} inning', { n: 40 })).toBe('the 40 inning')
})

test('a length is written as its language says it', () => {
  expect([2104, 1800].map((length) => lengthText('jp', length))).toEqual(['35分4秒', '30分'])
  expect(lengthText('en_US', 2104)).toBe('35:04')
})

/** A word of each kind for every placeholder. */
const COUNTS = [
  'count',
  'less',
  'n',
  'points',
  'rebounds',
  'runs',
  'played',
  'won',
  'drawn',
  'lost',
  'scored',
  'conceded',
]

test('every way to say something can be said, with every number', () => {
  for (const lan of WRITTEN)
    for (const telling of Object.keys(en) as Telling[])
      for (let turn = 0; turn < 4; turn += 1)
        for (const number of [3, 8, 11, 103]) {
          const text = fill(lan, wayOf(lan, 0, telling, turn), (name) => (COUNTS.includes(name) ? number : 'Reds'))
          expect(text, `${lan} ${telling}`).not.toMatch(/[{}|#]|undefined|NaN| {2}/)
        }
  expect(sayIn('en_US', 1)('heading_form')).toBe('Form')
})

test('Arabic sentences about games have a predicate for their figures', () => {
  for (const way of [...ar.moba_game, ...ar.moba_game_kills, ...ar.moba_fewer_kills, ...ar.longest_game])
    expect(way).not.toMatch(/[،:] ?(و?الإقصاءات )?\{/)
})

test('nothing is praised or pitied that no figure says', () => {
  const hype = /备受瞩目|瞩目|急需|颓势|力克|看頭|看點|亟欲|止血|力退|脱出を図る|苦しんで|注目|مرتقبة|much-anticipated/
  for (const way of [en, zhHans, zhHant, ja, ar].flatMap((phrases) => Object.values(phrases).flat()))
    expect(way).not.toMatch(hype)
})
