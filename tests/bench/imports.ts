import fs from 'node:fs'
import type { ImportedSeason } from '#backend/feed/importers/imported-season.ts'
import { IMPORTERS } from '#backend/feed/importers/importers.ts'
import { sourceText } from '#tests/support/imports.ts'
import type { FeedSite } from '../../scripts/feed-client.ts'
import { sendSeasons } from '../../scripts/send-seasons.ts'

export interface ImportCost {
  name: string
  readMs: number
  sendMs: number
  /** The same again, with nothing new. */
  againMs: number
  kilobytes: number
  peakMegabytes: number
}

const ROUNDS = 38
const TEAMS = Array.from({ length: 20 }, (_, at) => `Harbour ${String.fromCharCode(65 + at)} FC`)
const DAY = 86_400_000

/** A league's season of 380 results, each against each twice. */
function seasonText(): string {
  const matches = Array.from({ length: ROUNDS }, (_, round) =>
    TEAMS.slice(0, TEAMS.length / 2).map((_team, pair) => {
      const [a, b] = [(round + pair) % 19, (round + 19 - pair) % 19]
      const sides = [TEAMS[a], pair === 0 ? TEAMS[19] : TEAMS[b]]
      const [team1, team2] = round < ROUNDS / 2 ? sides : sides.toReversed()
      const date = new Date(Date.UTC(2024, 7, 10) + round * 7 * DAY).toISOString().slice(0, 10)
      return { round: `Matchday ${round + 1}`, date, time: '20:00', team1, team2, score: { ft: [a % 4, b % 3] } }
    }),
  ).flat()
  return JSON.stringify({ name: 'English Premier League 2024/25', matches })
}

/** A match of twenty overs a side, ball by ball: the first over of a file of our own making again and again. */
function matchText(): string {
  const file = JSON.parse(sourceText('cricsheet.json').text)
  const delivery = { batter: '', bowler: '', non_striker: '', runs: { batter: 1, extras: 0, total: 1 } }
  for (const [at, innings] of file.innings.entries()) {
    const { batter, bowler, non_striker } = innings.overs[0].deliveries[0]
    const ball = { ...delivery, batter, bowler, non_striker }
    innings.overs = Array.from({ length: at === 0 ? 20 : 19 }, (_, over) => ({ over, deliveries: Array(6).fill(ball) }))
    delete innings.target
  }
  file.info.overs = 20
  file.info.outcome = { winner: file.innings[0].team, by: { runs: 6 } }
  return JSON.stringify(file)
}

/** The most memory that a process has had, in megabytes. Linux only. */
const peakOf = (pid: number): number =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)

async function timed<T>(work: () => T | Promise<T>): Promise<[T, number]> {
  const begun = performance.now()
  const done = await work()
  return [done, Math.round(performance.now() - begun)]
}

/** Reads and sends a season of results and a match ball by ball; the memory is that of the site's process. */
export async function measureImports(site: FeedSite, pid: number): Promise<ImportCost[]> {
  const inputs = [
    { name: 'season of 380 results', format: 'openfootball', file: 'en.1.json', text: seasonText() },
    { name: 'match ball by ball', format: 'cricsheet', file: '1.json', text: matchText() },
  ]
  const costs: ImportCost[] = []
  for (const { name, format, file, text } of inputs) {
    const [seasons, readMs] = await timed<ImportedSeason[]>(() => IMPORTERS.get(format)?.parse([{ file, text }]) ?? [])
    const send = () => sendSeasons(site, seasons, () => undefined)
    const [, sendMs] = await timed(send)
    const [, againMs] = await timed(send)
    const kilobytes = Math.round(JSON.stringify(seasons).length / 1000)
    costs.push({ name, readMs, sendMs, againMs, kilobytes, peakMegabytes: peakOf(pid) })
  }
  return costs
}

export const importTable = (costs: readonly ImportCost[]): string =>
  costs
    .map(
      ({ name, readMs, sendMs, againMs, kilobytes, peakMegabytes }) =>
        `${name.padEnd(24)}${kilobytes} kB  read ${readMs} ms  sent ${sendMs} ms, again ${againMs} ms  peak ${peakMegabytes} MB`,
    )
    .join('\n')
