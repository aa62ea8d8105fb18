import fs from 'node:fs'
import { type LockFile, missingFrom } from './lock-file.ts'

/** Adds to package-lock.json the optional packages for other platforms that npm left out; run after `npm install`. */
const FILE = 'package-lock.json'
const lock = JSON.parse(fs.readFileSync(FILE, 'utf8')) as LockFile
const missing = missingFrom(lock)
for (const { place, entry } of missing) lock.packages[place] = entry
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
if (missing.length > 0) fs.writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
process.stdout.write(`${missing.length} added\n`)
