import { expect, test } from 'vitest'
import { FEATURES } from '#tests/support/arch/areas.ts'
import { arrow, circlesIn, filesOf, graphOf, importsOf, inside } from '#tests/support/arch/source-imports.ts'

const imports = filesOf('app').flatMap(importsOf)

test('an area uses only areas listed before it', () => {
  const order = Object.keys(FEATURES)
  const wrong = Object.entries(FEATURES).flatMap(([user, uses], place) =>
    uses.filter((used) => !order.slice(0, place).includes(used)).map((used) => `${user} → ${used}`),
  )
  expect(wrong).toEqual([])
})

test('every folder of features is on the list', () => {
  const folders = [...new Set(filesOf('app/features').map(areaOf))]
  expect(folders.sort()).toEqual(Object.keys(FEATURES).sort())
})

const areaOf = (file: string) => /^app\/features\/([^/]+)\//.exec(file)?.[1]

test('features import only from features they declare, including types and dynamic imports', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [user, used] = [areaOf(from), areaOf(to)]
    return user && used && user !== used && !FEATURES[user]?.includes(used)
  })
  expect(wrong.map(arrow)).toEqual([])
})

test('the folder `parts` of a feature is private to it', () => {
  const ownerOf = (file: string) => /^(app\/features\/.+?)\/parts\//.exec(file)?.[1]
  const wrong = imports.filter(({ from, to }) => {
    const owner = ownerOf(to)
    return owner !== undefined && !inside(owner)(from)
  })
  expect(wrong.map(arrow)).toEqual([])
})

/** A folder of features without its parts: `match`, `match/page`, `live/player`. */
const unitOf = (file: string) => /^app\/features\/(.+?)(?:\/parts)?\/[^/]+$/.exec(file)?.[1]

test('no two feature folders import each other, including types, except for dynamic imports', () => {
  const atOnce = imports.filter(({ isDynamic }) => !isDynamic)
  expect(circlesIn(graphOf(atOnce, unitOf))).toEqual([])
})
