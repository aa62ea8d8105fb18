import fs from 'node:fs'
import path from 'node:path'
import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SERVER_STAND_INS, STAND_INS } from '../../scripts/stand-ins.ts'
import leanIcon from './lucide-icon.ts'
import { MutationCache } from './no-mutations.ts'
import { createDefaultSerovalPlugins } from './plain-plugins.ts'

const importReal = (file: string) => import(/* @vite-ignore */ path.resolve('node_modules', file))
/** Names that importers of a module may use. */
const namesOf = (module: object) =>
  Object.keys(module).filter((name) => name !== 'default' && name !== 'module.exports')

const whole = Object.entries({ ...STAND_INS, ...SERVER_STAND_INS }).filter(([, ours]) => ours !== 'plain-seroval.ts')

test.each(whole)('%s exports what its stand-in does', async (file, ours) => {
  const [real, standIn] = await Promise.all([
    importReal(file),
    import(/* @vite-ignore */ path.resolve('app/stand-ins', ours)),
  ])
  expect(namesOf(standIn).sort()).toEqual(namesOf(real).sort())
  expect('default' in standIn).toBe('default' in real && !('module.exports' in real))
})

test('a query client works with the empty mutation cache', async () => {
  const lean = new QueryClient({ mutationCache: new MutationCache() as never })
  for (const client of [lean, new QueryClient()]) {
    client.mount()
    expect(client.isMutating()).toBe(0)
    expect(client.getMutationCache().getAll()).toEqual([])
    expect(client.getMutationCache().find({ mutationKey: ['a'] })).toBeUndefined()
    await client.resumePausedMutations()
    expect(await client.fetchQuery({ queryKey: ['a'], queryFn: () => 1 })).toBe(1)
    client.clear()
    client.unmount()
  }
})

test('our code uses nothing that the stand-ins leave out', () => {
  const LEFT_OUT =
    /use(?:Suspense)?InfiniteQuery|useMutation|useIsMutating|infiniteQueryOptions|RawStream|LucideProvider|absoluteStrokeWidth|nonScalingStroke|type: 'function'|functionMiddleware/
  const files = fs
    .readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/paraglide|stand-ins/.test(file))
  expect(files.filter((file) => LEFT_OUT.test(fs.readFileSync(path.join('app', file), 'utf8')))).toEqual([])
})

test('errors use the plugin of the real list', async () => {
  const real = await importReal('@tanstack/router-core/dist/esm/ssr/serializer/seroval-plugins.js')
  expect(real.createDefaultSerovalPlugins()).toContain(createDefaultSerovalPlugins()[0])
})

test('the store hook is that of React, like the shim’s', async () => {
  const [real, ours] = await Promise.all([
    importReal('use-sync-external-store/shim/index.js'),
    import('./store-hook.ts'),
  ])
  expect(ours.useSyncExternalStore).toBe(real.default.useSyncExternalStore)
})

const used = new Set(
  fs
    .readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') || file.endsWith('.ts'))
    .flatMap((file) =>
      [...fs.readFileSync(path.join('app', file), 'utf8').matchAll(/import \{([^}]+)\} from 'lucide-react'/g)].flatMap(
        ([, names = '']) => names.split(',').flatMap((name) => name.trim().replace(/ as .*/, '') || []),
      ),
    )
    .filter((name) => !name.startsWith('type ')),
)
const propsToTry = [
  {},
  { size: 16, 'aria-hidden': true },
  { className: 'shrink-0 text-win', strokeWidth: 1.5 },
  { 'aria-label': 'Close', fill: 'currentColor', color: 'red' },
  { role: 'img', style: { color: 'red' } },
]

test('every icon we use renders the same markup as lucide-react', async () => {
  expect(used.size).toBeGreaterThan(20)
  for (const name of used) {
    const { default: Real, __iconData } = await importReal(`lucide-react/dist/esm/icons/${fileOf(name)}.mjs`)
    const Ours = leanIcon(__iconData)
    for (const props of propsToTry)
      expect(renderToStaticMarkup(createElement(Ours, props)), name).toBe(
        renderToStaticMarkup(createElement(Real, props)),
      )
  }
})

/** The file of an icon, from the package's index. */
function fileOf(name: string): string {
  const index = fs.readFileSync('node_modules/lucide-react/dist/esm/lucide-react.mjs', 'utf8')
  return new RegExp(`default as ${name}\\b[^}]*\\} from '\\./icons/([\\w-]+)\\.mjs'`).exec(index)?.[1] ?? ''
}
