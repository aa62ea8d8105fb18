import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Of several runs the median of each figure; a category is the worst of all runs. */
export interface LighthouseScore {
  page: string
  runs: number
  /** How fast Lighthouse found the machine: figures compare between machines, and busy moments, of a like index only. */
  benchmarkIndex: number
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  fcpMs: number
  lcpMs: number
  tbtMs: number
  /** Everything the main thread did while Lighthouse looked. */
  mainThreadMs: number
  cls: number
  /** What kept a category from 100, in any run. */
  findings: string[]
}

interface Audit {
  id: string
  score: number | null
  scoreDisplayMode: string
  numericValue?: number
}
interface Report {
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

const CLI = path.resolve('node_modules/lighthouse/cli/index.js')

function runCli(url: string, output: string, browser: string): Promise<void> {
  const flags = '--headless --no-sandbox --disable-dev-shm-usage'
  // Cloudflare knows the visitor's zone; without it the page loads its list twice.
  const headers = JSON.stringify({ 'cf-timezone': Intl.DateTimeFormat().resolvedOptions().timeZone })
  const args = [CLI, url, '--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${flags}`]
  args.push(`--extra-headers=${headers}`)
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: 'ignore', env: { ...process.env, CHROME_PATH: browser } })
    child.on('error', reject)
    child.on('exit', () => resolve())
  })
}

async function readReport(url: string, browser: string): Promise<Report> {
  const output = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'lighthouse-')), 'report.json')
  await runCli(url, output, browser)
  return JSON.parse(fs.readFileSync(output, 'utf8')) as Report
}

const findingsOf = ({ categories, audits }: Report): string[] =>
  Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => (weight > 0 && (audits[id]?.score ?? 1) < 0.9 ? [id] : [])),
  )

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Lighthouse's mobile profile on one page, several times: one run more or less is chance. */
export async function measurePage(page: string, url: string, browser: string, runs = 5): Promise<LighthouseScore> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run += 1) reports.push(await readReport(url, browser))
  const worst = (name: string) =>
    Math.round(Math.min(...reports.map(({ categories }) => categories[name]?.score ?? 0)) * 100)
  const middle = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  return {
    page,
    runs,
    benchmarkIndex: Math.round(median(reports.map(({ environment }) => environment.benchmarkIndex))),
    performance: Math.round(median(reports.map(({ categories }) => categories.performance?.score ?? 0)) * 100),
    accessibility: worst('accessibility'),
    bestPractices: worst('best-practices'),
    seo: worst('seo'),
    fcpMs: Math.round(middle('first-contentful-paint')),
    lcpMs: Math.round(middle('largest-contentful-paint')),
    tbtMs: Math.round(middle('total-blocking-time')),
    mainThreadMs: Math.round(middle('mainthread-work-breakdown')),
    cls: Math.round(middle('cumulative-layout-shift') * 1000) / 1000,
    findings: [...new Set(reports.flatMap(findingsOf))],
  }
}

const HEADS = ['index', 'perf', 'a11y', 'best', 'seo', 'FCP ms', 'LCP ms', 'TBT ms', 'main ms', 'CLS']

/** The head of the table that `lighthouseRow` fills. */
export const lighthouseHead = (runs: number): string =>
  `${`Lighthouse, mobile, ${runs} runs`.padEnd(28)}${HEADS.map((head) => head.padStart(8)).join('')}`

export function lighthouseRow(score: LighthouseScore): string {
  const { benchmarkIndex, performance, accessibility, bestPractices, seo } = score
  const marks = [benchmarkIndex, performance, accessibility, bestPractices, seo]
  const cells = [...marks, score.fcpMs, score.lcpMs, score.tbtMs, score.mainThreadMs, score.cls]
  return `${score.page.padEnd(28)}${cells.map((cell) => String(cell).padStart(8)).join('')}  ${score.findings.join(' ')}`
}

if (import.meta.main) {
  const [site = 'http://localhost:3000', runs = '5', ...paths] = process.argv.slice(2)
  const browser = process.env.CHROME_PATH ?? '/usr/bin/chromium'
  process.stdout.write(`${lighthouseHead(Number(runs))}\n`)
  for (const page of paths.length > 0 ? paths : ['/'])
    process.stdout.write(`${lighthouseRow(await measurePage(page, new URL(page, site).href, browser, Number(runs)))}\n`)
}
