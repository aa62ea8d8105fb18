import fs from 'node:fs'
import { expect, test } from 'vitest'
import { OWN_PLACES } from '#app/features/user/own/own-places.ts'
import { FEATURES } from '#tests/support/arch/areas.ts'
import { areaOfMessage, DECLARED_ROUTES, PAGES, placeOf, routeOf, VARIANTS } from '../../scripts/area-of.ts'
import { AREAS, type Area } from '../../scripts/areas.ts'

const areas = Object.entries(AREAS) as [string, Area][]
const tree = fs.readFileSync('app/routeTree.gen.ts', 'utf8')
const ids = [
  ...(/interface FileRoutesById \{([^}]*(?:\{[-$][^}]*\}[^}]*)*)\n\}/.exec(tree)?.[1] ?? '').matchAll(
    /^ {2}'?([^':]+)'?:/gm,
  ),
]
  .map(([, id = '']) => id)
  .filter((id) => !['__root__', 'rootRouteImport'].includes(id) && id.startsWith('/'))

test('every route belongs to one area and is in the table of sizes', () => {
  expect(ids).toContain('/match/{-$game}')
  expect(
    ids.filter((id) => !DECLARED_ROUTES.has(id)),
    'routes without a line in scripts/areas.ts',
  ).toEqual([])
  expect([...DECLARED_ROUTES].filter((id) => !ids.includes(id))).toEqual([])
  const declared = areas.flatMap(([, { pages, noPage = [] }]) => [
    ...pages.flatMap(({ route, also = [] }) => [route, ...also]),
    ...noPage,
  ])
  expect(declared.length).toBe(DECLARED_ROUTES.size)
})

test('areas are those of the declared list of features', () => {
  expect(areas.map(([name]) => name).sort()).toEqual(Object.keys(FEATURES).sort())
})

test('every message belongs to one area by the prefix of its key', () => {
  const words = areas.flatMap(([, { messages }]) => messages)
  expect(new Set(words).size).toBe(words.length)
  const names = ['messages/en.json', 'messages/shared/en.json']
    .flatMap((file) => Object.keys(JSON.parse(fs.readFileSync(file, 'utf8'))))
    .filter((name) => name !== '$schema')
  expect(
    names.filter((name) => !areaOfMessage(name)),
    'messages of no area in scripts/areas.ts',
  ).toEqual([])
  expect(words.filter((word) => !names.some((name) => name.startsWith(`${word}_`)))).toEqual([])
})

test('modules declared to load on demand exist', () => {
  const modules = [
    ...PAGES.flatMap(({ atOnce = [] }) => atOnce),
    ...VARIANTS.map(({ module }) => module),
    ...areas.flatMap(([, { onDemand = [], soon = [] }]) => [...onDemand, ...soon].flatMap(({ modules }) => modules)),
  ]
  expect(modules.filter((file) => !fs.existsSync(file))).toEqual([])
})

test('every page of the personal centre has a line in the table of sizes', () => {
  const names = VARIANTS.filter(({ page }) => page.route === '/userInfo/$id').map(({ name }) => name)
  expect(names.sort()).toEqual([...OWN_PLACES.map(({ id }) => id), 'profile'].sort())
})

test.each([
  ['app/routes/index.tsx', '/'],
  ['app/routes/live/index.tsx', '/live/'],
  ['app/routes/$game/$id.tsx', '/$game/$id'],
  ['app/routes/match/{-$game}.tsx', '/match/{-$game}'],
  ['app/routes/admin/route.tsx', '/admin'],
  ['app/routes/mall/{-$place}.{-$id}.tsx', '/mall/{-$place}/{-$id}'],
  ['app/routes/{$library}Library/{-$id}.tsx', '/{$library}Library/{-$id}'],
])('the code of %s is of the route %s', (file, route) => {
  expect(routeOf(`/site/${file}?tsr-split=component`)).toBe(route)
  expect(DECLARED_ROUTES).toContain(route)
})

test('code belongs to the page that loads it at once, else to the area of its folder', () => {
  expect(placeOf('/site/app/features/match/scoreboards/family-scoreboards.ts').page?.route).toBe('/$game/$id')
  expect(placeOf('/site/app/features/match/page/parts/overview-panel.tsx')).toEqual({ area: 'match' })
  expect(placeOf('/site/app/features/match/page/parts/small-player.tsx').hasPageWords).toBe(true)
  expect(placeOf('/site/app/features/match/page/parts/odds-panel.tsx').ownWords).toBe('prices')
  expect(placeOf('/site/app/features/match/live-updates.ts')).toEqual({ area: 'match', isSoon: true })
  expect(placeOf('/site/app/features/login/dialog/login-dialog.tsx')).toEqual({ area: 'login' })
  expect(placeOf('/site/app/ui/toast-host.tsx')).toEqual({ area: 'shell' })
})
