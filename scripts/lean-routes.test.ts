import { expect, test } from 'vitest'
import { leanTree } from './lean-routes.ts'

const TREE = `import { Route as rootRouteImport } from './routes/__root'
import { Route as IndexRouteImport } from './routes/index'
import { Route as AdminIndexRouteImport } from './routes/admin/index'

const IndexRoute = IndexRouteImport.update({
  id: '/',
  path: '/',
  getParentRoute: () => rootRouteImport,
} as any)
const AdminIndexRoute = AdminIndexRouteImport.update({
  id: '/',
  path: '/',
  getParentRoute: () => AdminRouteRoute,
} as any)

export interface FileRoutesByFullPath {
  '/': typeof IndexRoute
}

const rootRouteChildren: RootRouteChildren = {
  IndexRoute: IndexRoute,
  AdminRouteRoute: AdminRouteRouteWithChildren,
  MallChar123PlaceChar125Route:
    MallChar123PlaceChar125Route,
}
export const routeTree = rootRouteImport._addFileChildren(rootRouteChildren)
`

test('routes are one call each, those below another route with their parent', () => {
  const code = leanTree(TREE)
  expect(code).toContain("const IndexRoute = inTree(IndexRouteImport, '/')")
  expect(code).toContain("inTree(AdminIndexRouteImport, '/', () => AdminRouteRoute)")
  expect(code.indexOf('const inTree')).toBeGreaterThan(code.lastIndexOf('\nimport '))
  expect(code.indexOf('const inTree')).toBeLessThan(code.indexOf('const IndexRoute'))
})

test('children keep their order, without names', () => {
  expect(leanTree(TREE)).toContain(
    'const rootRouteChildren = [IndexRoute, AdminRouteRouteWithChildren, MallChar123PlaceChar125Route]',
  )
})

test('a tree whose types are gone is the same', () => {
  const code = leanTree(TREE.replace(': RootRouteChildren', '').replaceAll(' as any', '').replaceAll("'/'", '"/"'))
  expect(code).toContain('inTree(IndexRouteImport, "/")')
  expect(code).toContain('const rootRouteChildren = [IndexRoute')
})

test('a tree that is written otherwise stops the build', () => {
  expect(() => leanTree('export const routeTree = {}')).toThrow('otherwise')
  expect(() => leanTree(TREE.replaceAll('Children', 'Others'))).toThrow('otherwise')
})
