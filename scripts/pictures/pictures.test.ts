import fs from 'node:fs'
import { expect, test } from 'vitest'
import { GAMES } from '#contract/games.ts'
import { GOODS_PICTURES } from '#contract/mall-rules.ts'
import { emptyPictures } from './empty-pictures.ts'
import { gamePictures } from './game-pictures.ts'
import { GAME_SIGNS } from './game-signs.ts'
import { goodsPictures } from './goods-pictures.ts'
import { groundPictures } from './ground-pictures.ts'

test('every game has a sign of its own', () => {
  const signs = GAMES.map(({ id }) => GAME_SIGNS[id])
  expect(signs).not.toContain(undefined)
  expect(new Set(signs).size).toBe(GAMES.length)
})

test.each([
  ['games', gamePictures()],
  ['goods', goodsPictures()],
  ['grounds', groundPictures()],
  ['pictures', emptyPictures()],
] as const)('the files of public/%s are those that the script draws', (folder, files) => {
  expect(fs.readdirSync(`public/${folder}`).sort()).toEqual([...files.keys()].sort())
  for (const [name, svg] of files) expect(fs.readFileSync(`public/${folder}/${name}`, 'utf8'), name).toBe(svg)
})

test('every picture that goods may have is drawn', () => {
  const sheet = goodsPictures().get('goods.svg')
  for (const name of GOODS_PICTURES) expect(sheet, name).toContain(`<symbol id="${name}"`)
})
