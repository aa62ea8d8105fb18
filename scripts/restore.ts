import fs from 'node:fs'
import path from 'node:path'
import { endLeftovers } from './control.ts'
import { dataDirOf } from './data-dir.ts'
import { restore } from './state/restore.ts'

const USAGE = `npm run restore -- <file.tar.gz> [--replace]

  Makes the state folder of the local site (DATA_DIR) anew from an archive of npm run backup, once all of it is proven.

  --replace  puts a folder that is not empty aside first; without it that is refused
`
const args = process.argv.slice(2)
const [file, ...others] = args.filter((arg) => arg !== '--replace')

if (!file || others.length > 0 || file.startsWith('-')) {
  process.stderr.write(USAGE)
  process.exitCode = 1
} else
  try {
    const dataDir = dataDirOf(process.env)
    if (fs.existsSync(dataDir)) await endLeftovers(dataDir)
    const { manifest, putAside } = await restore(path.resolve(file), dataDir, { replaces: args.includes('--replace') })
    if (putAside) process.stdout.write(`what was there is in ${putAside}\n`)
    process.stdout.write(`${dataDir} is that of ${manifest.madeAt}: ${manifest.files.length} files\n`)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
