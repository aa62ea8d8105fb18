import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export interface LighthouseScore {
  page: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcpMs: number
  tbtMs: number
  cls: number
  /** What kept a category from 100. */
  findings: string[]
}

interface Audit {
  id: string
  score: number | null
  scoreDisplayMode: string
  numericValue?: number
}
interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

const CLI = path.resolve('node_modules/lighthouse/cli/index.js')

function runCli(url: string, output: string, browser: string): Promise<void> {
  const flags = '--headless --no-sandbox --disable-dev-shm-usage'
  const args = [CLI, url, '--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${flags}`]
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: 'ignore', env: { ...process.env, CHROME_PATH: browser } })
    child.on('error', reject)
    child.on('exit', () => resolve())
  })
}

/** Lighthouse's mobile profile on one page. */
export async function measurePage(page: string, url: string, browser: string): Promise<LighthouseScore> {
  const output = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'lighthouse-')), 'report.json')
  await runCli(url, output, browser)
  const { categories, audits } = JSON.parse(fs.readFileSync(output, 'utf8')) as Report
  const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const numberOf = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const findings = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => (weight > 0 && (audits[id]?.score ?? 1) < 0.9 ? [id] : [])),
  )
  return {
    page,
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    seo: scoreOf('seo'),
    lcpMs: Math.round(numberOf('largest-contentful-paint')),
    tbtMs: Math.round(numberOf('total-blocking-time')),
    cls: Math.round(numberOf('cumulative-layout-shift') * 1000) / 1000,
    findings: [...new Set(findings)],
  }
}
