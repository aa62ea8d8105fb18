import fs from 'node:fs'
import path from 'node:path'
import { emptyPictures } from './pictures/empty-pictures.ts'
import { gamePictures } from './pictures/game-pictures.ts'
import { goodsPictures } from './pictures/goods-pictures.ts'
import { groundPictures } from './pictures/ground-pictures.ts'

/** Writes the pictures of `public` that are drawn by code: `node scripts/draw-pictures.ts`. */
const FOLDERS = { games: gamePictures(), goods: goodsPictures(), grounds: groundPictures(), pictures: emptyPictures() }

for (const [folder, files] of Object.entries(FOLDERS)) {
  const target = path.join('public', folder)
  fs.rmSync(target, { recursive: true, force: true })
  fs.mkdirSync(target, { recursive: true })
  for (const [name, svg] of files) fs.writeFileSync(path.join(target, name), svg)
}
