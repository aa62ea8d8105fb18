import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const indexOf = (file: string) => fs.readFileSync(path.resolve('node_modules', file), 'utf8')

/** What a package's index exports: by name, the statement that imports the same from where it is. */
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

/** The statement's parts, each from where it is; types are of no interest to the browser. */
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
 * Imports an icon or a primitive from its own module rather than the package's index, which every page imports: so it
 * is known which page has which of them, and a page gets a chunk with its own.
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
