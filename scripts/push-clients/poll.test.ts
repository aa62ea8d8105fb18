import type http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { ImportFault } from '#backend/feed/importers/import-fault.ts'
import { poll, Unavailable } from './poll.ts'
import { openReceiver } from './receive.ts'

test('faults double the wait up to a most, what the provider asks for goes before, and success begins anew', async () => {
  const answers = [new Error('lost'), new Error('lost'), new Unavailable('too many', 7), false, new Error('lost'), true]
  const waits: number[] = []
  await poll(
    async () => {
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer ?? true
    },
    { everyMs: 1, mostMs: 3, onFault: (_error, waitMs) => waits.push(waitMs) },
  )
  expect(waits).toEqual([2, 3, 7, 2])
})

async function ask(server: http.Server, body: string, token = 'secret', method = 'POST'): Promise<number> {
  const { port } = server.address() as AddressInfo
  const headers = { authorization: `Bearer ${token}` }
  const init = method === 'POST' ? { method, headers, body } : { method, headers }
  return (await fetch(`http://127.0.0.1:${port}/`, init)).status
}

test('a receiver takes JSON from who has the token, one after the other, and says whether to send again', async () => {
  const taken: unknown[] = []
  let running = 0
  const server = openReceiver('secret', async (content) => {
    running += 1
    expect(running).toBe(1)
    await new Promise((done) => setTimeout(done, 5))
    running -= 1
    if (content === 'fault') throw new ImportFault('PandaScore', 'status', 'wrong')
    if (content === 'down') throw new Error('the site is down')
    taken.push(content)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const statuses = await Promise.all([
    ask(server, '1'),
    ask(server, '2'),
    ask(server, '"fault"'),
    ask(server, '"down"'),
    ask(server, '{'),
    ask(server, '3', 'guessed'),
    ask(server, '', 'secret', 'GET'),
    ask(server, `"${'x'.repeat(1_100_000)}"`).catch(() => 413),
  ])
  server.close()
  expect(statuses).toEqual([204, 204, 400, 503, 400, 401, 405, 413])
  expect(taken.toSorted()).toEqual([1, 2])
})
