import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { exportByOwnNames, nameByContent, shortFileList } from './name-chunks.ts'

const chunk = (name: string, code: string, more: object = {}) =>
  ({
    type: 'chunk',
    fileName: `assets/${name}.js`,
    code,
    imports: [],
    dynamicImports: [],
    isEntry: false,
    ...more,
  }) as unknown as Rolldown.OutputChunk
const large = 'a()'.repeat(20_000)

function named(homeCode = 'home()', playerCode = large) {
  const chunks = [
    chunk('index', 'import(`./home.js`)', { isEntry: true, dynamicImports: ['assets/home.js'] }),
    chunk('home', `${homeCode};import(\`./player.js\`)`, {
      imports: ['assets/index.js'],
      dynamicImports: ['assets/player.js'],
    }),
    chunk('player', playerCode),
  ]
  const newName = nameByContent(Object.fromEntries(chunks.map((each) => [each.fileName, each])))
  return { names: chunks.map(({ fileName }) => fileName), home: chunks[1], newName }
}

test('the same code has the same names, other code has others', () => {
  expect(named().names).toEqual(named().names)
  expect(named('home(1)').names[0]).not.toBe(named().names[0])
})

test('files that need each other share a folder, and find each other there', () => {
  const { names, home, newName } = named()
  expect(names[0]).toMatch(/^assets\/[\w-]{8}\/index\.js$/)
  expect(names[1]).toBe(names[0]?.replace('index', 'home'))
  expect(home?.imports).toEqual([names[0]])
  expect(newName('assets/home.js')).toBe(names[1])
})

test('large code that stands alone keeps its address when other code changes', () => {
  const { names, home } = named()
  expect(names[2]).toMatch(/^assets\/player-[\w-]{8}\.js$/)
  expect(home?.code).toContain(`import(\`.${names[2]?.replace('assets', '.')}\`)`)
  expect(home?.dynamicImports).toEqual([names[2]])
  expect(named('home(1)').names[2]).toBe(names[2])
  expect(named('home()', `${large}b()`).names[2]).not.toBe(names[2])
})

const output = (home: string) => ({
  'assets/index.js': chunk('index', 'var a,b,c;export{a as t,b as n,c as r};\n', { isEntry: true }),
  'assets/home.js': chunk('home', home),
})

test('what the first chunk exports has one name on both sides', () => {
  const both = output('import{t as e,n as c}from"./index.js";import{t}from"./lists.js";e(c,t)')
  exportByOwnNames(both)
  expect(both['assets/index.js'].code).toBe('var a,b,c;export{a,b,c};')
  expect(both['assets/home.js'].code).toBe('import{a as e,b as c}from"./index.js";import{t}from"./lists.js";e(c,t)')
})

test('an import that cannot be followed stops the build', () => {
  expect(() => exportByOwnNames(output('import{x}from"./index.js"'))).toThrow('imports x')
  expect(() => exportByOwnNames(output('import*as a from"./index.js"'))).toThrow('otherwise than by names')
})

test('the list of files to ask for ahead has their folder once, and is the same list', () => {
  const list = (files: string) => `const d=(m,i)=>{let d=(m.f||(m.f=[${files}]));return i.map(i=>d[i])};`
  const [short, long] = [
    shortFileList(list('"assets/a-B_1/x.js","assets/a-B_1/page--y.js"')),
    '"assets/a/x.js","other/y.js"',
  ]
  expect(short).toContain('"x page--y".split(" ")')
  const filesOf = new Function(`${short}return d({},[0,1])`) as () => string[]
  expect(filesOf()).toEqual(['assets/a-B_1/x.js', 'assets/a-B_1/page--y.js'])
  expect(shortFileList(list(long)), 'files of elsewhere stay as they are').toBe(list(long))
})
