import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

const address = (path: string) => {
  const { url, isOwn } = pageAddress(new URL(`https://site.test${path}`))
  return [url.href.slice('https://site.test'.length), isOwn]
}

test('parameters of campaigns, and made-up ones, make no page of their own', () => {
  expect(address('/en/match?utm_source=a&view=results&fbclid=x')).toEqual(['/en/match?view=results', false])
  expect(address('/?x=0.1')).toEqual(['/', false])
  expect(address('/?promotionChannelId=7&channelFromtype=a')).toEqual(['/', false])
  expect(address('//evil.example?x=1')).toEqual(['//evil.example', false])
  expect(address('/en/match?view=results')).toEqual(['/en/match?view=results', false])
})

test('what the browser reads itself, and the filters of administration, stay as they are, and are shared by nobody', () => {
  for (const path of ['/?code=c&state=s&utm_source=a', '/en/admin/users?role=vip'])
    expect(address(path)).toEqual([path, true])
})
