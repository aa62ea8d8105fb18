import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const indexOf = (file: string) => fs.readFileSync(path.resolve('node_modules', file), 'utf8')

/** The exports of a package's index: for each name the statement that imports it from its own module. */
type Exports = ReadonlyMap<string, (local: string) => string>

const lucideIcons = (): Exports =>
  new Map(
    [
      ...indexOf('lucide-react/dist/esm/lucide-react.mjs').matchAll(
        /export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g,
      ),
    ].flatMap(([, names = '', file]) =>
      [...names.matchAll(/default as (\w+)/g)].map(
        ([, name = '']) => [name, (local: string) => `import ${local} from 'lucide-react/icons/${file}'`] as const,
      ),
    ),
  )

const radixParts = (): Exports =>
  new Map(
    [...indexOf('radix-ui/dist/index.mjs').matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(
      ([, name = '', source]) => [name, (local: string) => `import * as ${local} from '${source}'`] as const,
    ),
  )

/** Replaces an import statement by one for each imported name; types are dropped. */
function exactly(names: string, from: Exports, packageName: string): string {
  const parts = names.split(',').flatMap((part) => part.trim() || [])
  return parts
    .filter((part) => !part.startsWith('type '))
    .map((part) => {
      const [name = '', local = name] = part.split(' as ')
      const statement = from.get(name)
      if (!statement) throw new Error(`no ${name} in ${packageName}`)
      return statement(local)
    })
    .join(';')
}

/**
 * Imports icons and primitives from their own modules instead of the package's index, so that each page's chunks hold
 * only those that it uses.
 */
export function exactImports(): Plugin {
  const packages: ReadonlyMap<string, Exports> = new Map([
    ['lucide-react', lucideIcons()],
    ['radix-ui', radixParts()],
  ])
  return {
    name: 'exact-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { code: /from '(?:lucide-react|radix-ui)'/, id: /\/app\/.*\.tsx?(?:\?|$)/ },
      handler: (code) =>
        code.replace(/^import \{([^}]+)\} from '(lucide-react|radix-ui)'/gm, (_all, names: string, name: string) =>
          exactly(names, packages.get(name) ?? new Map(), name),
        ),
    },
  }
}
