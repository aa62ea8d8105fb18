import { expect, test } from 'vitest'
import { parseHomeSearch } from '#app/features/home/home-search.ts'
import { parseDataSearch } from '#app/features/match/data/data-search.ts'
import { parseScheduleSearch } from '#app/features/match/schedule/schedule-search.ts'
import { parsePageSearch } from '#app/features/user/page-search.ts'
import { pageSearch } from './page-parameters.ts'

const search = (text: string) => pageSearch(new URLSearchParams(text))

test('every parameter that a page reads is known', () => {
  const names = [parseHomeSearch, parseScheduleSearch, parseDataSearch, parsePageSearch].flatMap((parse) =>
    Object.keys(parse({})),
  )
  expect(names.length).toBeGreaterThan(8)
  for (const name of names) expect(search(`${name}=1`).known.has(name), name).toBe(true)
})

test('parameters that no page reads are left out, and the others keep their order', () => {
  expect(String(search('x=1&list=live&utm_source=mail&page=2').known)).toBe('list=live&page=2')
})

test('a return from a third party is for the browser, and who referred the visitor is not', () => {
  for (const text of ['code=c&state=3.x&iss=y', 'oauth_token=t&oauth_verifier=v', 'denied=t'])
    expect(search(text).isForBrowser, text).toBe(true)
  for (const text of ['page=2&fbclid=x', 'promotionChannelId=7&channelFromtype=a'])
    expect(search(text).isForBrowser, text).toBe(false)
})
