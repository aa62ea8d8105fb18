import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...fs.globSync('docs/**/*.md')]
const FOLDERS = ['.ci', 'app', 'backend', 'brands', 'contract', 'docs', 'messages', 'public', 'scripts', 'tests']
const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

const read = (file: string): string => fs.readFileSync(file, 'utf8')
const allOf = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '')

/** Backticked paths that begin with a folder of the project and hold no placeholder. */
const pathsIn = (text: string): string[] =>
  allOf(text.replace(/```[\s\S]*?```/g, ''), /`([^`\s]+)`/g).filter(
    (word) => FOLDERS.some((folder) => word.startsWith(`${folder}/`)) && !/[<>*]/.test(word),
  )

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-')
const anchorsIn = (file: string): string[] => allOf(read(file), /^#+ (.+)$/gm).map(anchorOf)

function isBroken(file: string, link: string): boolean {
  const [target = '', anchor] = link.split('#')
  const linked = target === '' ? file : path.join(path.dirname(file), target)
  return !fs.existsSync(linked) || (anchor !== undefined && !anchorsIn(linked).includes(anchor))
}

test.each(documents)('%s names only paths that exist', (file) => {
  expect(pathsIn(read(file)).filter((name) => !fs.existsSync(name))).toEqual([])
})

test.each(documents)('%s links only to pages and headings that exist', (file) => {
  const links = allOf(read(file), /\]\((?!https?:)([^)\s]+)\)/g)
  expect(links.filter((link) => isBroken(file, link))).toEqual([])
})

test.each(documents)('%s names only npm scripts that exist', (file) => {
  expect(allOf(read(file), /npm run ([\w:]+)/g).filter((name) => scripts[name] === undefined)).toEqual([])
})

test('every variable the scripts read from the environment is in the README', () => {
  const sources = [...fs.globSync('{scripts,tests}/**/*.ts'), ...fs.globSync('*.config.ts')]
  const names = new Set(sources.flatMap((file) => allOf(read(file), /process\.env\.([A-Z0-9_]+)/g)))
  const foreign = ['PATH', 'CLOUDFLARE_CF_FETCH_ENABLED', 'NODE_COMPILE_CACHE']
  const missing = [...names].filter((name) => !foreign.includes(name) && !read('README.md').includes(`\`${name}\``))
  expect(missing).toEqual([])
})

test('the licence of each dependency is listed, at its version', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
  const listed = read('THIRD_PARTY_LICENCES.md')
  const missing = Object.entries(dependencies).filter(
    ([name, version]) => !listed.includes(`| ${name} | ${version.replace(/^\D/, '')} |`),
  )
  expect(missing, 'npm run licences').toEqual([])
})
