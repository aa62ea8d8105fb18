import type { Miniflare } from 'miniflare'
import { openSearchDatabase } from '#backend/db/database.ts'
import { writeDocuments } from '#backend/search/index.store.ts'
import { processorMs } from './processor.ts'

const DOCUMENTS = 100_000
const AT_ONCE = 500
const FIRST_ID = 3_000_000_000
/** Of each way to type, names that are looked for. */
const NAMES = 40

const SYLLABLES = {
  en_US: ['man', 'bor', 'che', 'ster', 'lin', 'go', 'vel', 'ra', 'dor', 'ti', 'nes', 'ka', 'ul', 'mi', 'san', 'pe'],
  zh_CN: [...'\u66fc\u535a\u5207\u7279\u6797\u6208\u7ef4\u62c9\u591a\u8482\u5185\u5361\u4e4c\u7c73\u6851\u4f69'],
  jp: [...'\u30de\u30dc\u30c1\u30b9\u30ea\u30b4\u30f4\u30e9\u30c9\u30c6\u30cd\u30ab\u30a6\u30df\u30b5\u30da'],
  ar: [...'\u0645\u0628\u062a\u0633\u0644\u063a\u0641\u0631\u062f\u0637\u0646\u0643\u0639\u064a\u0635\u0647'],
}
type Lan = keyof typeof SYLLABLES
const LANS = Object.keys(SYLLABLES) as Lan[]
/** Common as the words of clubs are: half of all names have one. */
const COMMON: Readonly<Record<Lan, readonly string[]>> = {
  en_US: [' United', ' City', ' FC', ''],
  zh_CN: ['\u8054', '\u57ce', '\u8db3\u7403\u4ff1\u4e50\u90e8', ''],
  jp: ['\u30fb\u30e6\u30ca\u30a4\u30c6\u30c3\u30c9', '\u30fb\u30b7\u30c6\u30a3', 'FC', ''],
  ar: [' \u064a\u0648\u0646\u0627\u064a\u062a\u062f', ' \u0633\u064a\u062a\u064a', '', ''],
}

/** The same digits in each script. */
function nameAt(at: number, lan: Lan): string {
  const digits = [at & 15, (at >> 4) & 15, (at >> 8) & 15, (at >> 12) & 15, (at * 7) & 15]
  const stem = digits.map((digit) => SYLLABLES[lan][digit] ?? '').join('')
  return (lan === 'en_US' ? stem.charAt(0).toUpperCase() + stem.slice(1) : stem) + (COMMON[lan][(at >> 3) & 3] ?? '')
}

const namesAt = (at: number) => Object.fromEntries(LANS.map((lan) => [lan, nameAt(at, lan)]))

/** Stores teams with names in four languages, and the index of them, beside what the site has. */
export async function fillIndex(runtime: Miniflare): Promise<void> {
  const [matches, search] = await Promise.all(
    ['DB', 'SEARCH'].map((name) => runtime.getD1Database(name, 'grandstand-backend')),
  )
  if (!matches || !search) throw new Error('no databases')
  const index = openSearchDatabase({ SEARCH: search as unknown as D1Database })
  const crest = JSON.stringify({ shape: 1, primary: '#112233', secondary: '#445566' })
  for (let from = 0; from < DOCUMENTS; from += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, at) => ({ id: FIRST_ID + from + at, names: namesAt(from + at) }))
    await matches
      .prepare(
        `insert or ignore into teams (id, game_id, names, abbr, crest)
          select value ->> 'id', 202, value -> 'names', 'BEN', ?2 from json_each(?1)`,
      )
      .bind(JSON.stringify(rows), crest)
      .run()
    await writeDocuments(
      index,
      'team',
      rows.map(({ id, names }) => ({
        ref: id,
        names: Object.values(names),
        popularity: id % 200,
        isImpersonal: true,
      })),
    )
  }
}

export interface SearchCost {
  name: string
  asked: number
  processorMs: number
  p50Ms: number
  p99Ms: number
}

const beginnings = (name: string): string[] => [...name].map((_, at, letters) => letters.slice(0, at + 1).join(''))
const withMistake = (name: string): string => {
  const letters = [...name]
  return letters.toSpliced(2, 1, letters[2] === 'q' ? 'x' : 'q').join('')
}
const LONGEST = 'united city fc manchester united '.repeat(3).slice(0, 80)

const spread = (at: number) => (at * 2_477) % DOCUMENTS
const texts: Readonly<Record<string, { lan: Lan; texts: string[] }>> = {
  ...Object.fromEntries(
    LANS.map((lan) => [
      `as typed, ${lan}`,
      { lan, texts: Array.from({ length: NAMES }, (_, at) => beginnings(nameAt(spread(at), lan))).flat() },
    ]),
  ),
  mistyped: {
    lan: 'en_US',
    texts: Array.from({ length: NAMES }, (_, at) =>
      beginnings(withMistake(nameAt(spread(at), 'en_US'))).slice(3),
    ).flat(),
  },
  'one letter': { lan: 'en_US', texts: [...'abcdefghijklmnopqrstuvwxyz'] },
  'the dearest': {
    lan: 'en_US',
    texts: Array.from({ length: 100 }, (_, at) => `${at} ${LONGEST}`.slice(0, 80)),
  },
  'nobody has it': { lan: 'en_US', texts: Array.from({ length: 100 }, (_, at) => `zqxj${at}wvkz pfq${at}xkz`) },
}

const at = (sorted: readonly number[], share: number) =>
  Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10

/** Asks for suggestions one after another, as one types; each is of another brand, so that no cache has it. */
export async function measureSuggestions(url: string, pid: number): Promise<SearchCost[]> {
  let brands = 0
  const ask = async (text: string, lan: string): Promise<number> => {
    brands += 1
    const query = new URLSearchParams({ text, brand: `b${brands}` })
    const startedAt = performance.now()
    const response = await fetch(`${url}/java/search/suggestions?${query}`, { headers: { lan } })
    if (!(await response.text()).startsWith('{"status":"success"')) throw new Error(`no suggestions for ${text}`)
    return performance.now() - startedAt
  }
  const costs: SearchCost[] = []
  for (const [name, { lan, texts: asked }] of Object.entries(texts)) {
    for (const text of asked.slice(0, 10)) await ask(text, lan)
    const before = processorMs(pid)
    const waits: number[] = []
    for (const text of asked) waits.push(await ask(text, lan))
    const spent = (processorMs(pid) - before) / asked.length
    waits.sort((a, b) => a - b)
    costs.push({
      name,
      asked: asked.length,
      processorMs: Math.round(spent * 10) / 10,
      p50Ms: at(waits, 0.5),
      p99Ms: at(waits, 0.99),
    })
  }
  return costs
}

/** What a suggestion may take from this many documents. */
const P99_MS_MAX = 50

/** What was slower than it may be. */
export const tooSlow = (costs: readonly SearchCost[]): SearchCost[] => costs.filter(({ p99Ms }) => p99Ms > P99_MS_MAX)

export const searchTable = (costs: readonly SearchCost[]): string =>
  costs
    .map(
      ({ name, asked, ...cost }) =>
        `${name.padEnd(24)}${String(asked).padStart(5)} asked  ${cost.processorMs} ms  p50 ${cost.p50Ms} ms  p99 ${cost.p99Ms} ms${cost.p99Ms > P99_MS_MAX ? ` (limit ${P99_MS_MAX})` : ''}`,
    )
    .join('\n')
