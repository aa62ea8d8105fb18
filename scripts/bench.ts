import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Envelope } from '#contract/call.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { benchChat, chatTable } from '#tests/bench/chat.ts'
import { measureStart } from '#tests/bench/cold-start.ts'
import { measureFirstRow } from '#tests/bench/first-row.ts'
import { openHello } from '#tests/bench/hello.ts'
import { importTable, measureImports } from '#tests/bench/imports.ts'
import { ledgerTable, measureLedger } from '#tests/bench/ledger.ts'
import { libraryPages } from '#tests/bench/library-pages.ts'
import { lighthouseHead, lighthouseRow, measurePage } from '#tests/bench/lighthouse.ts'
import { fillMatches, listTable, measureLists } from '#tests/bench/million-matches.ts'
import { measureNeighbours, neighboursTable } from '#tests/bench/neighbours.ts'
import { pin, unpin, workerdsOfOurs } from '#tests/bench/processor.ts'
import { fillIndex, measureSuggestions, searchTable, tooSlow } from '#tests/bench/search.ts'
import { benchSignIn } from '#tests/bench/sign-in.ts'
import { benchSockets, socketTable } from '#tests/bench/sockets.ts'
import { hasWrk, measureLoad, type Throughput } from '#tests/bench/throughput.ts'
import { measureTracker, trackerTable } from '#tests/bench/tracker.ts'
import { localSecret } from './data-dir.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { installDebian } from './install-debian.ts'
import { conveniencesOf } from './listening.ts'
import { openLocalSite, ROOT } from './local-site.ts'
import { run } from './run.ts'
import { sizeLines, sizeTable } from './size.ts'

/**
 * Prints the measurements of docs/operations.md, "Measured"; `--quick` leaves out the browser, `--ledger`, `--chat`,
 * `--imports`, `--library` and `--search` all but these.
 */
const isQuick = process.argv.includes('--quick')
const SECONDS = isQuick ? 3 : 8
const PORT = 4390
const LIGHTHOUSE_RUNS = 5
/** All loads come from one address. */
const UNLIMITED = { GUEST_WORK_PER_SECOND: '1000000000' }

const say = (text: string) => process.stdout.write(`${text}\n`)
const folder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'grandstand-bench-'))

/** A live, streamed football match: its page and room are the largest. */
async function findMatch(url: string): Promise<MatchRow> {
  const response = await fetch(`${url}/java/v2/match/getPCLiveGameMatch?gameId=202&size=50`)
  const { result } = (await response.json()) as Envelope & { result: { matches: MatchRow[] } }
  const match = result.matches.find(({ roomId }) => roomId !== undefined) ?? result.matches[0]
  if (!match) throw new Error('no football match is live')
  return match
}

function loadRow({ name, perSecond, p50Ms, p99Ms, failures, ...load }: Throughput, hello: number): string {
  const cells = [
    `${Math.round((perSecond / hello) * 100)} %`.padStart(8),
    `${perSecond}/s`.padStart(10),
    `${load.processorMs.toFixed(3)} ms`.padStart(12),
    String(load.bytes).padStart(9),
  ]
  return `${name.padEnd(24)}${cells.join('')}  p50 ${p50Ms} ms  p99 ${p99Ms} ms${failures > 0 ? `  ${failures} failed` : ''}`
}

interface Server {
  url: string
  pid: number
}

/** A server with its process: the workerd that was not running before. */
async function withPid<S extends { url: string }>(open: () => Promise<S>): Promise<S & Server> {
  const before = workerdsOfOurs()
  const server = await open()
  const pid = workerdsOfOurs().find((each) => !before.includes(each))
  if (pid === undefined) throw new Error(`no workerd behind ${server.url}`)
  return { ...server, pid }
}

/** One way of asking a page or call. */
type Asking = Omit<Parameters<typeof measureLoad>[0], 'url' | 'pid' | 'seconds'> & { path: string }

/** Measures loads in turn, after that of the minimal Worker, with both servers on one core. */
async function benchLoads(site: Server, hello: Server, loads: readonly Asking[]): Promise<Throughput[]> {
  const measured: Throughput[] = []
  const pids = [site.pid, hello.pid]
  pin(pids)
  const bare = { name: 'hello', path: '/', connections: 32, server: hello }
  for (const { server, path, ...load } of [bare, ...loads.map((each) => ({ ...each, server: site }))])
    measured.push(await measureLoad({ ...load, url: server.url + path, pid: server.pid, seconds: SECONDS }))
  unpin(pids)
  return measured
}

function sayLoads(loads: readonly Throughput[]): void {
  const bare = loads[0]?.perSecond ?? 1
  say(`\nrequests, on one core     of hello            processor    bytes`)
  for (const load of loads) say(loadRow(load, bare))
}

function pageLoads(match: MatchRow, token: string): Asking[] {
  const page = `/soccer/${match.id}`
  return [
    { name: 'home, cached', path: '/', connections: 32 },
    { name: 'home, 60 rows, uncached', path: '/?list=by_time', connections: 4, isUnique: true },
    { name: 'home, signed in', path: '/', connections: 4, token },
    { name: 'match page, cached', path: page, connections: 32 },
    { name: 'match page, uncached', path: page, connections: 4, isUnique: true },
    { name: 'call getPCLiveGameMatch', path: '/java/v2/match/getPCLiveGameMatch', connections: 8 },
    { name: '/healthz', path: '/healthz', connections: 8 },
  ]
}

async function sayLighthouse(site: Server, pages: readonly string[], browser: string) {
  say(`\n${lighthouseHead(LIGHTHOUSE_RUNS)}`)
  const scores = []
  for (const page of pages) {
    const score = await measurePage(page, site.url + page, browser, LIGHTHOUSE_RUNS)
    scores.push(score)
    say(lighthouseRow(score))
  }
  return scores
}

/** The pages of the library, and the drawn matches: their frames while they are played. */
async function benchLibrary(site: Server, hello: Server, match: MatchRow) {
  const pages = await libraryPages(site.url, match)
  const loads = await benchLoads(
    site,
    hello,
    Object.entries(pages).map(([name, path]) => ({
      ...{ name: `${name} page, uncached`, path, connections: 4, isUnique: true },
    })),
  )
  sayLoads(loads)
  if (isQuick) return { loads }
  const browser = ensureBrowser()
  const scores = await sayLighthouse(site, Object.values(pages), browser)
  const frames = await measureTracker(site.url, browser)
  say(`\ndrawn matches, time of a frame\n${trackerTable(frames)}`)
  return { loads, scores, frames }
}

function ensureWrk(): void {
  if (!hasWrk()) installDebian('no wrk here', 'wrk')
  if (!hasWrk()) throw new Error('The bench needs wrk: run `apt-get install wrk`.')
}

/** The chat of a room, on a site of its own. */
async function measureChat() {
  const site = await withPid(() =>
    openLocalSite({ port: 0, dataDir: folder(), backendVars: conveniencesOf({}), siteVars: UNLIMITED }),
  )
  const figures = await benchChat(site, isQuick ? { counts: [1_000], seconds: SECONDS } : {})
  await site.stop()
  say(`\nchat of a room, said to page\n${chatTable(figures)}`)
  return figures
}

if (process.argv.includes('--chat')) {
  const code = await run('node', ['scripts/build.ts', '--if-changed'])
  if (code === 0) await measureChat()
  process.exit(code)
}

/** Suggestions from a hundred thousand documents beside those of the site, on a site of its own. */
async function measureSearch() {
  const site = await withPid(() =>
    openLocalSite({ port: 0, dataDir: folder(), backendVars: conveniencesOf({}), siteVars: UNLIMITED }),
  )
  await fillIndex(site.runtime)
  const costs = await measureSuggestions(site.url, site.pid)
  await site.stop()
  say(`\nsuggestions from 100,000 documents, uncached, processor\n${searchTable(costs)}`)
  return costs
}

if (process.argv.includes('--search')) {
  const code = await run('node', ['scripts/build.ts', '--if-changed'])
  process.exit(code === 0 && tooSlow(await measureSearch()).length > 0 ? 1 : code)
}

/** Imports into a site of its own. */
async function measureImporting() {
  const dataDir = folder()
  const site = await withPid(() => openLocalSite({ port: 0, dataDir, backendVars: conveniencesOf({}) }))
  const costs = await measureImports({ url: site.url, secret: localSecret(dataDir, 'feed') }, site.pid)
  await site.stop()
  say(`\nimports\n${importTable(costs)}`)
  return costs
}

if (process.argv.includes('--imports')) {
  const code = await run('node', ['scripts/build.ts', '--if-changed'])
  if (code === 0) await measureImporting()
  process.exit(code)
}

if (process.argv.includes('--library')) {
  ensureWrk()
  const code = await run('node', ['scripts/build.ts', '--if-changed'])
  if (code !== 0) process.exit(code)
  const hello = await withPid(openHello)
  const site = await withPid(() =>
    openLocalSite({ port: 0, dataDir: folder(), backendVars: conveniencesOf({}), siteVars: UNLIMITED }),
  )
  await benchLibrary(site, hello, await findMatch(site.url))
  await Promise.all([site.stop(), hello.stop()])
  process.exit(0)
}

const ledger = await measureLedger(folder())
say(`\nledger: transfers, pages of a statement\n${ledgerTable(ledger)}`)
if (process.argv.includes('--ledger')) process.exit(ledger.some(({ fault }) => fault) ? 1 : 0)

ensureWrk()

const code = await run('node', ['scripts/build.ts', '--if-changed'])
if (code !== 0) process.exit(code)

// An empty folder and the limits of production: nobody's matches have been resolved yet.
const limited = await withPid(() => openLocalSite({ port: PORT, dataDir: folder(), backendVars: conveniencesOf({}) }))
const neighbours = await measureNeighbours(limited.url, limited.pid, SECONDS)
await limited.stop()
say(`\ncheapest call beside one address that asks 20 times a second for the dearest\n${neighboursTable(neighbours)}`)

const stateFolder = folder()
const empty = await measureStart(stateFolder, PORT)
const yesterdays = await measureStart(stateFolder, PORT)
say(`\ncold start, empty folder: ready after ${empty.readyMs} ms, first page ${empty.firstPageMs} ms`)
say(`cold start, used folder:  ready after ${yesterdays.readyMs} ms, first page ${yesterdays.firstPageMs} ms`)

const sizes = await sizeLines()
say(`\nscript before play, gzip\n${sizeTable(sizes)}`)

const hello = await withPid(openHello)
const site = await withPid(() =>
  openLocalSite({ port: PORT, dataDir: stateFolder, backendVars: conveniencesOf({}), siteVars: UNLIMITED }),
)
const match = await findMatch(site.url)
const signIns = await benchSignIn(site.url, site.pid, isQuick ? 3 : 10)
const loads = await benchLoads(site, hello, pageLoads(match, signIns.token))
sayLoads(loads)
say(
  `sign-in by password     ${`${signIns.perSecond}/s`.padStart(18)}${`${signIns.processorMs} ms`.padStart(12)}           p50 ${signIns.p50Ms} ms  p99 ${signIns.p99Ms} ms`,
)

const sockets = await benchSockets(site.url, isQuick ? { counts: [1, 1000] } : {})
say(`\nsocket g, event to page\n${socketTable(sockets)}`)

const library = await benchLibrary(site, hello, match)

let scores: Awaited<ReturnType<typeof sayLighthouse>> = []
let firstRowMs: number | undefined
if (!isQuick) {
  const browser = ensureBrowser()
  const pages = ['/', '/match', `/soccer/${match.id}`, `/live/${match.roomId ?? ''}`]
  scores = await sayLighthouse(site, pages, browser)
  firstRowMs = await measureFirstRow(site.url, browser)
  say(`\nhome's first live row on a slow phone, median of 5 visits: ${firstRowMs} ms (limit 2000)`)
}
let lists: Awaited<ReturnType<typeof measureLists>> = []
if (!isQuick) {
  await fillMatches(site.runtime, Date.now())
  lists = await measureLists(site.url, site.pid)
  say(`\nlists of a million matches, uncached, processor\n${listTable(lists)}`)
}
await site.stop()
await hello.stop()
const chat = await measureChat()
const imports = await measureImporting()
const search = isQuick ? [] : await measureSearch()
fs.mkdirSync(path.join(ROOT, '.cache'), { recursive: true })
const record = {
  at: new Date().toISOString(),
  empty,
  yesterdays,
  sizes,
  loads,
  signIns,
  sockets,
  library,
  chat,
  scores,
  firstRowMs,
  neighbours,
  lists,
  imports,
  search,
  ledger,
}
fs.writeFileSync(path.join(ROOT, '.cache/bench.json'), JSON.stringify(record, null, 2))
process.exit(tooSlow(search).length > 0 ? 1 : 0)
