import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { CHECKS } from './checks.ts'
import { smoke } from './smoke.ts'

/** Runs the checks against a server that answers every request in this way. */
async function linesOf(answer: http.RequestListener): Promise<string[]> {
  const server = http.createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const lines: string[] = []
  try {
    const { port } = server.address() as AddressInfo
    expect(await smoke(`http://127.0.0.1:${port}`, (line) => lines.push(line))).toBe(false)
  } finally {
    server.closeAllConnections()
    server.close()
  }
  return lines
}

const PAGE = '<html lang="en"><title>x</title><script src="/assets/x.js"></script></html>'

test('a server that answers everything with one open page fails every check but the home page, in words', async () => {
  const lines = await linesOf((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'public, max-age=60' }).end(PAGE)
  })
  const failed = lines.filter((line) => line.startsWith('FAIL'))
  expect(lines).toHaveLength(CHECKS.length)
  expect(lines.filter((line) => line.startsWith('ok'))).toEqual(['ok    the home page of a brand is served'])
  for (const [at, words] of [
    '/healthz answers 200',
    '/ja begins with <html lang="en">',
    'content-security-policy is missing',
    '/assets/x.js: content-encoding is missing; cache-control is public, max-age=60',
    '/java/v2/match/getPCLiveGameMatch?gameId=202 answers 200',
    'answers 200 and does not open',
    '/ with a session: cache-control is public, max-age=60',
    'the hostname nobody.invalid is answered 200',
    '/java/dev/outbox answers 200: this site runs as a local one',
  ].entries())
    expect(failed[at]).toContain(words)
})

test('a site whose parts fail is told by their names', async () => {
  const lines = await linesOf((_, response) => {
    response.writeHead(503).end('{"status":"failing","failing":["database"]}')
  })
  expect(lines[0]).toBe(
    'FAIL  brand store, database and objects answer: /healthz answers 503 {"status":"failing","failing":["database"]}',
  )
})

test('an address where nothing listens fails every check that asks it', async () => {
  const lines: string[] = []
  expect(await smoke('http://127.0.0.1:1', (line) => lines.push(line))).toBe(false)
  expect(lines[0]).toContain('ECONNREFUSED')
})
