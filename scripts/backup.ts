import fs from 'node:fs'
import path from 'node:path'
import { announceSite, endLeftovers } from './control.ts'
import { dataDirOf } from './data-dir.ts'
import { backUp } from './state/back-up.ts'

const USAGE = `npm run backup -- <file.tar.gz>

  Puts the state folder of the local site (DATA_DIR), which must not run, into one archive: databases, objects, brands, uploads,
  secrets. For a deployment see docs/operations.md, "Backups".
`
const [file, ...others] = process.argv.slice(2)

if (!file || others.length > 0 || file.startsWith('-')) {
  process.stderr.write(USAGE)
  process.exitCode = 1
} else
  try {
    const dataDir = dataDirOf(process.env)
    if (fs.existsSync(dataDir)) {
      await endLeftovers(dataDir)
      // A site that is started now waits until this ends.
      await announceSite(dataDir)
    }
    const { files, version, commit } = await backUp(dataDir, path.resolve(file))
    const megabytes = (fs.statSync(file).size / 1e6).toFixed(1)
    process.stdout.write(
      `${file}: ${files.length} files, ${megabytes} MB, of version ${version} (${commit}). It holds secrets.\n`,
    )
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
