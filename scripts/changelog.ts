import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')

/** The kinds of commits that the changelog lists, in its order. */
const KINDS = [
  ['feat', 'Added'],
  ['fix', 'Mended'],
  ['perf', 'Faster'],
] as const

export interface Commit {
  hash: string
  /** `2026-11-20` */
  day: string
  subject: string
}

const SUBJECT = /^(?<kind>\w+)(?:\((?<scope>[^)]+)\))?!?: (?<text>.+)$/

const REVERT = /^Revert "(?<subject>.+)"$/

/** Commits without those that a later one took back. */
function keptOf(commits: readonly Commit[]): Commit[] {
  const reverted = new Set(commits.map(({ subject }) => REVERT.exec(subject)?.groups?.subject))
  return commits.filter(({ subject }) => !reverted.has(subject))
}

/** The changelog of commits, newest first: a heading for each day, a list for each kind. */
export function changelogOf(all: readonly Commit[]): string {
  const commits = keptOf(all)
  const sections = [...new Set(commits.map(({ day }) => day))].flatMap((day) => {
    const ofDay = commits.filter((commit) => commit.day === day)
    const lists = KINDS.flatMap(([kind, heading]) => {
      const lines = ofDay.flatMap(({ hash, subject }) => {
        const found = SUBJECT.exec(subject)?.groups
        return found?.kind === kind ? [`- ${found.scope ? `**${found.scope}:** ` : ''}${found.text} (${hash})`] : []
      })
      return lines.length > 0 ? [`### ${heading}\n\n${lines.join('\n')}`] : []
    })
    return lists.length > 0 ? [`## ${day}\n\n${lists.join('\n\n')}`] : []
  })
  return `# Changelog\n\nMade from the commits by \`npm run changelog\`.\n\n${sections.join('\n\n')}\n`
}

function readCommits(): Commit[] {
  const log = execFileSync('git', ['log', '--no-merges', '--date=short', '--format=%h%x09%ad%x09%s'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return log
    .trim()
    .split('\n')
    .map((line) => {
      const [hash = '', day = '', subject = ''] = line.split('\t')
      return { hash, day, subject }
    })
}

if (import.meta.main) fs.writeFileSync(path.join(ROOT, 'CHANGELOG.md'), changelogOf(readCommits()))
