import fs from 'node:fs'
import path from 'node:path'
import { __unstable__loadDesignSystem as loadDesignSystem } from '@tailwindcss/node'
import { expect, test } from 'vitest'

const filesIn = (folder: string, ending: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`)

/** The text from an opening bracket to the one that closes it. */
function upToClosing(text: string, from: number): string {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return text.slice(from, at)
  }
  return ''
}

/** Class names that are written as such: in `className="…"`, and in what `cn(…)` is given. */
function classesIn(text: string): string[] {
  const lists = [...text.matchAll(/className="([^"]*)"/g)].map(([, list = '']) => list)
  for (const { index } of text.matchAll(/\bcn\(/g)) {
    const given = upToClosing(text, index + 2)
    for (const { 0: quoted, 1: list = '', index: at } of given.matchAll(/'([^'\n]*)'/g)) {
      const isValue = /[=([]\s?$/.test(given.slice(0, at)) || /^\s?[=)]/.test(given.slice(at + quoted.length))
      if (!isValue || at < 2) lists.push(list)
    }
  }
  return lists.flatMap((list) => list.split(/\s+/)).filter((name) => name !== '')
}

test('every class name stands for something: a token of the theme, a utility, or a rule in a style sheet', async () => {
  const sheets = filesIn('app', '.css').map((file) => fs.readFileSync(file, 'utf8'))
  const own = new Set(sheets.flatMap((sheet) => [...sheet.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)))
  const system = await loadDesignSystem(fs.readFileSync('app/styles.css', 'utf8'), { base: path.resolve('app') })
  const used = new Map(
    filesIn('app', '.tsx').flatMap((file) => classesIn(fs.readFileSync(file, 'utf8')).map((name) => [name, file])),
  )
  const names = [...used.keys()]
  const rules = system.candidatesToCss(names)
  const unknown = names.filter(
    (name, index) => rules[index] === null && !own.has(name) && !/^(group|peer|home|away)\b/.test(name),
  )
  expect(unknown.map((name) => `${name} in ${used.get(name)}`)).toEqual([])
})
