import fs from 'node:fs'
import path from 'node:path'
import { DRAWINGS, svgOf } from './gifts/drawings.ts'
import { MOTIONS } from './gifts/motions.ts'
import { svgaOf } from './gifts/write-svga.ts'

/** Writes the pictures and animations of gifts into `public/gifts`: `node scripts/draw-gifts.ts`. */
const TARGET = path.join('public', 'gifts')

fs.rmSync(TARGET, { recursive: true, force: true })
fs.mkdirSync(TARGET, { recursive: true })
for (const [code, parts] of Object.entries(DRAWINGS)) fs.writeFileSync(path.join(TARGET, `${code}.svg`), svgOf(parts))
for (const [code, moving] of Object.entries(MOTIONS))
  fs.writeFileSync(path.join(TARGET, `${code}.svga`), svgaOf(moving))
