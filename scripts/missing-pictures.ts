import fs from 'node:fs'
import { picturesOf } from '#brands/brand.ts'
import { readRecord } from '#brands/read-record.ts'

/** Where uploads are served: no files of the project. */
const UPLOADS = '/media/'

/** Pictures that a valid record names and the site does not have, as paths of the project, each once. */
export function missingPictures(record: unknown): string[] {
  const { brand } = readRecord(JSON.stringify(record))
  const files = (brand ? picturesOf(brand) : [])
    .filter((path) => !path.startsWith(UPLOADS))
    .map((path) => `public${path}`)
  return [...new Set(files)].filter((file) => !fs.existsSync(file))
}
