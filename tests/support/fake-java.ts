import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import type { Envelope } from '#contract/call.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { User } from '#contract/user.ts'
import { documentedSample } from './documented-sample.ts'

/** What the site says, signed, about who makes a request. */
export interface VisitorClaims {
  sub: 'visitor' | 'site'
  address?: string
  country?: string
  jti: string
}

export interface Asked {
  method: string
  /** Without `/java` and query. */
  path: string
  query: URLSearchParams
  headers: http.IncomingHttpHeaders
  /** Null when the signature is missing or wrong. */
  visitor: VisitorClaims | null
}

/** How an answer fails. */
export type Failure =
  | 'none'
  | 'server_error'
  | 'session'
  | 'general'
  | 'limited'
  | 'stack'
  | 'stack_as_text'
  | 'silence'
  | 'not_json'
  | 'wrong_shape'

export interface FakeJava {
  url: string
  asked: Asked[]
  /** The failures of the next answers; the last one stays. */
  fail(...failures: Failure[]): void
  /** The failure of all calls whose path matches, in place of the others'. */
  failAt(path: RegExp, failure: Failure): void
  /** Verifies who asks, by the site's keys, as the brand with this id. */
  trust(brand: string, keys: object[]): void
  /** Each address may ask so often; after that it gets `rate_limited`. */
  limitEachVisitor(times: number): void
  stop(): Promise<void>
}

/** As docs/operations.md tells operators to verify. */
const { visitorOf } = await documentedSample<{
  visitorOf(request: http.IncomingMessage, trusted: Trusted): VisitorClaims | null
}>('docs/operations.md')

const team = (id: number, name: string) => ({
  id,
  name,
  abbr: name.slice(0, 3).toUpperCase(),
  crest: { shape: id % 4, primary: '#112233', secondary: '#ddeeff' },
})

/** A football match that only this service has. */
export const FOREIGN_MATCH: MatchRow = {
  id: 77,
  gameId: 202,
  league: { id: 9901, gameId: 202, name: 'Foreign League', abbr: 'FL', country: 'INT', tier: 1 },
  startsAt: '2026-11-20T12:00:00.000Z',
  status: 'live',
  phase: 'first_half',
  score: { home: 4, away: 3 },
  periods: [],
  home: team(1, 'Elsewhere Rovers'),
  away: team(2, 'Faraway Town'),
  isSimulated: false,
  heat: 50,
  seq: 7,
  readAt: '2026-11-20T12:20:00.000Z',
}

const DETAIL: MatchDetail = {
  match: FOREIGN_MATCH,
  venue: 'Far Park',
  live: { stats: [], timeline: [], chart: [], chartKind: 'momentum', odds: [], playerColumns: [], players: [] },
  squads: { home: { members: [], people: [] }, away: { members: [], people: [] } },
}

/** A picture that only this service has. */
export const FOREIGN_PICTURE = '/media/avatars/7/ab12.png'

/** Whoever has a token is this user. */
export const FOREIGN_USER: User = {
  uid: 7,
  username: 'faraway7',
  avatar: FOREIGN_PICTURE,
  level: 3,
  roles: [],
  followCount: 0,
  fanCount: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
  own: { hasPassword: true, hasChosenName: true, thirdParties: [], gold: 12, diamond: 3, unreadCount: 0 },
}

const RESULTS: readonly [RegExp, unknown][] = [
  [/getPCGameSource$/, { games: [] }],
  [/getPCLiveGameMatch$|pcMatches$/, { matches: [FOREIGN_MATCH] }],
  [/gameMatchLive$/, { rooms: [] }],
  [/match_leagues$/, { leagues: [] }],
  [/getSeriesCount$/, { leagues: [], days: [] }],
  [/getPCGameMatchByCondition$/, { matches: [FOREIGN_MATCH], page: 1, size: 60, total: 1 }],
  [/headToHead/, { meetings: [], homeRecent: [], awayRecent: [] }],
  [/^\/soccer\/77$/, DETAIL],
  [/^\/search\/results$/, { sections: [], isCorrected: false }],
  [/^\/user\/info$/, { user: FOREIGN_USER }],
]

const unknown: Envelope = { status: 'fail', errorCode: 4004, errorMsg: 'not here', code: 400 }

function envelopeOf(path: string): Envelope {
  const found = RESULTS.find(([pattern]) => pattern.test(path))
  return found ? { status: 'success', result: found[1], code: 200 } : unknown
}

const STACK = 'java.lang.NullPointerException: null\n\tat com.operator.UserService.find(UserService.java:42)'

function answer(response: http.ServerResponse, path: string, failure: Failure): void {
  const json = (envelope: Envelope) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(envelope))
  if (failure === 'silence') return
  if (failure === 'not_json') response.setHeader('content-type', 'text/html').end('<h1>Nobody home</h1>')
  else if (failure === 'server_error') response.writeHead(500).end('{"status":"fail"')
  else if (failure === 'stack') response.writeHead(500).end(STACK)
  else if (failure === 'stack_as_text') json({ status: 'fail', errorMsg: STACK, code: -1 })
  else if (failure === 'session') json({ status: 'fail', errorCode: 3001, errorMsg: 'session gone', code: 400 })
  else if (failure === 'limited') json({ status: 'fail', errorCode: 4029, errorMsg: 'too many', code: 400 })
  else if (failure === 'general') json({ status: 'fail', errorMsg: 'We are counting the balls', code: -1 })
  else if (failure === 'wrong_shape') json({ status: 'success', result: { matches: 'many' }, code: 200 })
  else if (path === FOREIGN_PICTURE) response.setHeader('content-type', 'image/png').end('a foreign face')
  else json(envelopeOf(path))
}

/** Inbox sockets, which send the ticket with which they were opened. */
function openSockets(server: http.Server, note: (request: http.IncomingMessage) => void): WebSocketServer {
  const sockets = new WebSocketServer({ server, path: '/ws/u' })
  sockets.on('connection', (socket, request) => {
    note(request)
    socket.on('message', (text) => socket.send(`heard ${text}`))
    socket.send(`hello ${new URL(request.url ?? '/', 'http://fake').searchParams.get('ticket')}`)
  })
  return sockets
}

interface Trusted {
  brand: string
  keys: object[]
}

/** An operator's own `/java` service: the contract in plain HTTP, with one match, and failures on demand. */
export async function openFakeJava(): Promise<FakeJava> {
  const asked: Asked[] = []
  let failures: Failure[] = ['none']
  let failing: { path: RegExp; failure: Failure } | undefined
  let trusted: Trusted = { brand: '', keys: [] }
  let timesEach = Number.POSITIVE_INFINITY
  const note = (request: http.IncomingMessage): Asked => {
    const url = new URL(request.url ?? '/', 'http://fake')
    const path = url.pathname.replace(/^\/java/, '')
    const visitor = visitorOf(request, trusted)
    const noted = { method: request.method ?? '', path, query: url.searchParams, headers: request.headers, visitor }
    asked.push(noted)
    return noted
  }
  const isOverLimit = ({ visitor }: Asked): boolean =>
    visitor?.address !== undefined &&
    asked.filter((each) => each.visitor?.address === visitor.address).length > timesEach
  const server = http.createServer((request, response) => {
    const noted = note(request)
    const next = failures.length > 1 ? failures.shift() : failures[0]
    const failure = failing?.path.test(noted.path) ? failing.failure : next
    request.resume().on('end', () => answer(response, noted.path, isOverLimit(noted) ? 'limited' : (failure ?? 'none')))
  })
  const sockets = openSockets(server, note)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    fail: (...next) => {
      failures = next.length > 0 ? next : ['none']
    },
    failAt: (path, failure) => {
      failing = { path, failure }
    },
    trust: (brand, keys) => {
      trusted = { brand, keys }
    },
    limitEachVisitor: (times) => {
      timesEach = times
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets.clients) socket.terminate()
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
