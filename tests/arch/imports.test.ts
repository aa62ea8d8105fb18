import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const SKIPPED = /(^|\/)(paraglide|node_modules|routeTree\.gen\.ts|.*\.test\.tsx?)(\/|$)/

interface Import {
  from: string
  to: string
  isType: boolean
}

function filesOf(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !SKIPPED.test(file))
}

function importsOf(file: string): Import[] {
  const text = fs.readFileSync(file, 'utf8')
  return [...text.matchAll(/^(?:import|export)\s+(type\s)?(?:[\s\S]*?\sfrom\s+)?'([^']+)'/gm)].flatMap(
    ([, isType, target = '']) => {
      if (!/^[#.]/.test(target)) return []
      const to = target.startsWith('#') ? target.slice(1) : path.join(path.dirname(file), target)
      return [{ from: file, to: to.replace(/\?.*$/, ''), isType: isType !== undefined }]
    },
  )
}

const imports = ['app', 'backend', 'contract', 'brands'].flatMap(filesOf).flatMap(importsOf)
const inside = (folder: string) => (file: string) => file === folder || file.startsWith(`${folder}/`)
const offenders = (from: (file: string) => boolean, isAllowed: (entry: Import) => boolean) =>
  imports.filter((entry) => from(entry.from) && !isAllowed(entry)).map(({ from, to }) => `${from} → ${to}`)
const anyOf =
  (...folders: string[]) =>
  (file: string) =>
    folders.some((folder) => inside(folder)(file))

/** Functions and heads a browser bundle may name, whose bodies stay on the server. */
const isServerSide = (file: string) => /\.functions\.ts$/.test(file)

test('the contract knows nothing of ours', () => {
  expect(offenders(inside('contract'), ({ to }) => inside('contract')(to))).toEqual([])
})

test('the backend knows the contract and the brand’s shape, never the app', () => {
  expect(offenders(inside('backend'), ({ to }) => anyOf('backend', 'contract', 'brands')(to))).toEqual([])
})

test('the app never touches the backend', () => {
  expect(offenders(inside('app'), ({ to }) => !inside('backend')(to))).toEqual([])
})

test('only server functions reach into the server folder', () => {
  const outside = (file: string) =>
    inside('app')(file) && !inside('app/server')(file) && !['app/server.ts', 'app/start.ts'].includes(file)
  expect(offenders(outside, ({ from, to }) => !inside('app/server')(to) || isServerSide(from))).toEqual([])
})

test('the browser gets contract types, not its schemas', () => {
  // These are plain tables without a schema library.
  const isPlain = (to: string) =>
    [
      'contract/games.ts',
      'contract/languages.ts',
      'contract/notice-kinds.ts',
      'contract/provider-names.ts',
      'contract/socket.ts',
      'contract/errors.ts',
      'contract/account-rules.ts',
    ].includes(to)
  const outside = (file: string) => inside('app')(file) && !inside('app/server')(file)
  expect(
    offenders(
      outside,
      ({ from, to, isType }) => !inside('contract')(to) || isType || isPlain(to) || isServerSide(from),
    ),
  ).toEqual([])
})

test('ui and lib know no features, lib knows no ui', () => {
  expect(
    offenders(inside('app/ui'), ({ to }) => anyOf('app/ui', 'app/lib', 'app/i18n', 'app/paraglide', 'contract')(to)),
  ).toEqual([])
  expect(offenders(inside('app/lib'), ({ to }) => anyOf('app/lib', 'app/i18n', 'contract')(to))).toEqual([])
})

/** The areas whose public files each area may use. An area uses only areas listed before it, so no two need each other. */
const FEATURE_USES: Record<string, string[]> = {
  shell: [],
  session: ['shell'],
  draft: ['session'],
  login: ['draft', 'session', 'shell'],
  notice: ['login', 'session', 'shell'],
  follow: ['login', 'session', 'shell'],
  live: ['shell'],
  match: ['follow', 'live', 'login', 'notice', 'session', 'shell'],
  room: ['live', 'match', 'shell'],
  home: ['live', 'match', 'shell'],
  search: ['match', 'shell'],
  user: ['draft', 'follow', 'home', 'live', 'login', 'match', 'notice', 'session', 'shell'],
  admin: ['draft', 'login', 'session', 'shell'],
  frame: ['login', 'match', 'notice', 'session', 'shell', 'user'],
}

test('an area uses only areas listed before it', () => {
  const order = Object.keys(FEATURE_USES)
  const wrong = Object.entries(FEATURE_USES).flatMap(([user, uses], place) =>
    uses.filter((used) => !order.slice(0, place).includes(used)).map((used) => `${user} → ${used}`),
  )
  expect(wrong).toEqual([])
})

const areaOf = (file: string) => /^app\/features\/([^/]+)\//.exec(file)?.[1]

test('features use each other along the declared list', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [user, used] = [areaOf(from), areaOf(to)]
    return user && used && user !== used && !FEATURE_USES[user]?.includes(used)
  })
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
})

test('what a feature keeps in parts is its own', () => {
  const ownerOf = (file: string) => /^(app\/features\/.+?)\/parts\//.exec(file)?.[1]
  const wrong = imports.filter(({ from, to }) => {
    const owner = ownerOf(to)
    return owner !== undefined && !inside(owner)(from)
  })
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
})

/** A folder of features without its parts: `match`, `match/page`, `live/player`. */
const unitOf = (file: string) => /^app\/features\/(.+?)(?:\/parts)?\/[^/]+$/.exec(file)?.[1]

test('no two feature folders need each other', () => {
  const uses = new Map<string, Set<string>>()
  for (const { from, to, isType } of imports) {
    const [user, used] = [unitOf(from), unitOf(to)]
    if (!user || !used || user === used || isType) continue
    uses.set(user, (uses.get(user) ?? new Set()).add(used))
  }
  const cycles: string[] = []
  const visit = (unit: string, path: string[]) => {
    if (path.includes(unit)) cycles.push([...path.slice(path.indexOf(unit)), unit].join(' → '))
    else for (const next of uses.get(unit) ?? []) visit(next, [...path, unit])
  }
  for (const unit of uses.keys()) visit(unit, [])
  expect([...new Set(cycles)].slice(0, 5)).toEqual([])
})

test('nobody imports a route', () => {
  const others = (file: string) => !inside('app/routes')(file)
  expect(offenders(others, ({ to }) => !inside('app/routes')(to))).toEqual([])
})

test('routes are thin: 80 lines at most', () => {
  const long = filesOf('app/routes').filter((file) => fs.readFileSync(file, 'utf8').split('\n').length > 81)
  expect(long).toEqual([])
})

test('only stores speak to the database', () => {
  const rogue = filesOf('backend').filter(
    (file) =>
      !/\.store\.ts$|backend\/db\//.test(file) &&
      /^import (?!type)[^\n]*from 'drizzle-orm(?!\/d1')/m.test(fs.readFileSync(file, 'utf8')),
  )
  expect(rogue.filter((file) => file !== 'backend/core/context.ts')).toEqual([])
})
