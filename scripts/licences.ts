import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
const FILE = path.join(ROOT, 'THIRD_PARTY_LICENCES.md')

/** Licences that allow operators to ship the packages in a closed product. */
const ALLOWED = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
])

export interface Package {
  name: string
  version: string
  licence: string
  text: string
}

/** Packages whose licence is not allowed. */
export const refused = (packages: readonly Package[]): string[] =>
  packages.filter(({ licence }) => !ALLOWED.has(licence)).map(({ name, licence }) => `${name} (${licence})`)

function readPackage(folder: string): Package {
  const { name, version, license } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string | { type: string }
  }
  const file = fs.readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.|-|$)/i.test(entry))
  const text = file ? fs.readFileSync(path.join(folder, file), 'utf8').trim() : ''
  return { name, version, licence: typeof license === 'object' ? license.type : (license ?? 'unknown'), text }
}

interface Locked {
  dependencies?: Record<string, string>
}

/** Packages that only build the site, although a dependency requires them. */
const BUILD_ONLY = new Set([
  '@tanstack/start-plugin-core',
  '@tanstack/router-plugin',
  '@tanstack/router-generator',
  '@babel/core',
])

/** Every package the product may ship: `dependencies` and, recursively, theirs, from the lock file. */
function shippedPackages(): Package[] {
  const { packages } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  /** Resolves a package as Node does: in the nearest `node_modules`, else further up. */
  const placeOf = (name: string, from: string): string | undefined => {
    for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
      const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`
      if (packages[place]) return place
      if (at === '' || !at.includes('/node_modules/')) return packages[`node_modules/${name}`] && `node_modules/${name}`
    }
  }
  const places = new Set([''])
  for (const place of places)
    for (const name of Object.keys(packages[place]?.dependencies ?? {})) {
      const found = BUILD_ONLY.has(name) ? undefined : placeOf(name, place)
      if (found) places.add(found)
    }
  places.delete('')
  return [...places].map((place) => readPackage(path.join(ROOT, place))).sort((a, b) => a.name.localeCompare(b.name))
}

function pageOf(packages: readonly Package[]): string {
  const rows = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
  const texts = packages.map(
    ({ name, text }) => `## ${name}\n\n${text ? `\`\`\`\n${text}\n\`\`\`` : 'No text in the package.'}`,
  )
  return [
    '# Licences of others\n\nMade by `npm run licences` from what `dependencies` of `package.json` bring.\n',
    `| package | version | licence |\n|---|---|---|\n${rows.join('\n')}\n`,
    texts.join('\n\n'),
    '',
  ].join('\n')
}

if (import.meta.main) {
  const packages = shippedPackages()
  const bad = refused(packages)
  if (bad.length > 0) {
    process.stderr.write(`licence not allowed: ${bad.join(', ')}\n`)
    process.exitCode = 1
  } else fs.writeFileSync(FILE, pageOf(packages))
}
