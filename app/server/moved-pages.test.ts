import { expect, test } from 'vitest'
import { movedTo } from './moved-pages.ts'

test.each([
  ['/jiami', '/anchorCenter/jiami'],
  ['/contact', '/salesmartly'],
  ['/ar/contact', '/ar/salesmartly'],
  ['/ar/jiami', '/ar/anchorCenter/jiami'],
  ['/expert/mine', '/creatorCenter/progManage'],
  ['/ja/expert/write', '/ja/creatorCenter/progComponent'],
  ['/creatorCenter/progManage', undefined],
  ['/anchorCenter/jiami', undefined],
  ['/toString', undefined],
  ['/', undefined],
  ['/soccer/news12', '/news/soccer/12'],
  ['/ja/cs:go/news12', '/ja/news/cs:go/12'],
  ['/soccer/newsComment12/3', '/news/soccer/12?page=3#comments'],
  ['/soccer/news/2', '/news/soccer?page=2'],
  ['/soccer/news/1', '/news/soccer'],
  ['/soccer/hot/1', '/news/soccer'],
  ['/soccer/new/2', '/news/soccer?page=2'],
  ['/soccer/videos/1', '/videos/soccer/videoList'],
  ['/user/12/plan/1', '/expert/12'],
  ['/nogame/news12', undefined],
  ['/soccer/video12', '/videos/soccer/12'],
  ['/ja/cs:go/video12', '/ja/videos/cs:go/12'],
  ['/soccer/video', '/videos/soccer/videoList'],
  ['/soccer/video/2', '/videos/soccer/videoList?page=2'],
  ['/nogame/video12', undefined],
  ['/soccer/12', undefined],
  ['/news/soccer', undefined],
  ['/s?text=%20real+madrid%20', '/s/real%20madrid'],
  ['/ar/s/?text=%E5%A4%8D%E5%85%B4%2F%3F', '/ar/s/%E5%A4%8D%E5%85%B4%2F%3F'],
  ['/search/real%20madrid', '/s/real%20madrid'],
  ['/ja/search', '/ja/s'],
  ['/soccer', '/match/soccer'],
  ['/zh-Hant/cs:go/', '/zh-Hant/match/cs:go'],
  ['/match', undefined],
  ['/user/12/posts/2', '/userInfo/12?tab=posts&page=2'],
  ['/ar/user/12/news/1', '/ar/userInfo/12?tab=posts'],
  ['/user/12/follows', '/userInfo/12?tab=follows'],
  ['/user/12/fans/3', '/userInfo/12?tab=fans&page=3'],
  ['/user/12/video/2', '/userInfo/12?tab=videos&page=2'],
  ['/user/12/nothing/1', undefined],
  ['/user/x/posts/1', undefined],
  ['/s/text', undefined],
])('%s is at %s', (path, to) => {
  expect(movedTo(new URL(path, 'https://site.example'))).toBe(to)
})

test('a text to search for that is long, or no text, is one of 80 letters', () => {
  const to = movedTo(new URL(`/s?text=${'%F0%9F%98%80'.repeat(90)}`, 'https://site.example'))
  expect(decodeURIComponent(to ?? '')).toBe(`/s/${'\u{1f600}'.repeat(80)}`)
})
