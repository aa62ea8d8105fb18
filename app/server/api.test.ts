import fs from 'node:fs'
import { expect, test, vi } from 'vitest'
import type { Brand } from '#brands/brand.ts'
import { readRecord } from '#brands/read-record.ts'
import { localeByCode } from '#contract/languages.ts'
import { liveCalls } from '#contract/live.ts'
import { userCalls } from '#contract/user.ts'
import { callJava } from './api.ts'
import { type RequestScope, runInScope } from './request-scope.ts'

const requests: Request[] = []
const answer = async (...init: ConstructorParameters<typeof Request>): Promise<Response> => {
  requests.push(new Request(...init))
  return Response.json({ status: 'success', result: { rooms: [], gold: 1, diamond: 0 }, code: 200 })
}

vi.mock('./env.ts', () => ({ env: { BACKEND: { fetch: (...init: Parameters<typeof answer>) => answer(...init) } } }))

const brand = readRecord(fs.readFileSync('brands/main.json', 'utf8')).brand as Brand

const as = <T>(part: Partial<RequestScope>, work: () => Promise<T>): Promise<T> =>
  runInScope(
    {
      brand,
      host: 'main.test',
      locale: localeByCode('en_US'),
      address: '203.0.113.7',
      userAgent: 'browser',
      ...part,
    } as RequestScope,
    work,
  )

const headersOf = (request: Request | undefined) => Object.fromEntries(request?.headers ?? [])

test('a shared answer is requested without the token, address, country or browser of the first visitor', async () => {
  requests.length = 0
  const member = { token: 'token-of-a-member', country: 'NL' }
  await as(member, () => callJava(liveCalls.listLiveRooms)({ size: 1 }))
  await as({}, () => callJava(liveCalls.listLiveRooms)({ size: 1 }))
  expect(requests).toHaveLength(1)
  const sent = headersOf(requests[0])
  for (const name of ['token', 'cf-connecting-ip', 'cf-ipcountry', 'user-agent', 'brand', 'site-host'])
    expect(sent, name).not.toHaveProperty(name)
  await as(member, () => callJava(userCalls.getBalance)({}))
  expect(headersOf(requests[1])).toMatchObject({
    token: 'token-of-a-member',
    'cf-connecting-ip': '203.0.113.7',
    'site-host': 'main.test',
  })
})

test('brands that share a java host share no answers of it', async () => {
  requests.length = 0
  vi.stubGlobal('fetch', answer)
  const hosts = { java: 'https://java.operator.test' }
  const other = (id: string) => ({
    brand: { ...brand, id, environments: { ...brand.environments, [brand.flavour]: hosts } },
  })
  for (const id of ['one', 'two', 'one']) await as(other(id), () => callJava(liveCalls.listLiveRooms)({ size: 2 }))
  expect(requests.map((request) => request.headers.get('brand'))).toEqual(['one', 'two'])
  vi.unstubAllGlobals()
})
