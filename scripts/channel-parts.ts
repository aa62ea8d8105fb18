/**
 * Cuts the segments of the sample channels (`public/channel`, two seconds each) into parts of a second for the lines
 * with less delay: `public/parts/<ground>/<rendition>/<second of the minute>.m4s`. Nothing is encoded anew: a part
 * is a movie fragment with the frames of its second (ISO/IEC 14496-12, section 8.8). Without names all channels.
 *   node scripts/channel-parts.ts [ground]...
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cutFragment } from './channel/cut-fragment.ts'

const root = fileURLToPath(new URL('../public/', import.meta.url))
const names = process.argv.slice(2)
for (const ground of names.length > 0 ? names : readdirSync(`${root}channel`)) {
  for (const rendition of readdirSync(`${root}channel/${ground}`)) {
    const [from, to] = ['channel', 'parts'].map((folder) => `${root}${folder}/${ground}/${rendition}`)
    rmSync(`${to}`, { recursive: true, force: true })
    mkdirSync(`${to}`, { recursive: true })
    for (const file of readdirSync(`${from}`).filter((name) => name.endsWith('.m4s'))) {
      const second = Number.parseInt(file, 10)
      const parts = cutFragment(readFileSync(`${from}/${file}`))
      for (const [index, part] of parts.entries())
        writeFileSync(`${to}/${String(second + index).padStart(2, '0')}.m4s`, part)
    }
  }
}
