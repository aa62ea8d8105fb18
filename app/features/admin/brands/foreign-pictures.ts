import { fieldsOf, type Part } from './record.ts'

const OF_BRAND = /^\/(?:media\/)?brands\/([^/]+)\//

/** Pictures of a record that lie in the folder of another brand, by their fields: what was copied says the other one's name. */
export const foreignPictures = (record: Part): { path: string; source: string }[] =>
  fieldsOf(record).flatMap(({ path, after }) => {
    const owner = typeof after === 'string' ? OF_BRAND.exec(after)?.[1] : undefined
    return owner === undefined || owner === record.id ? [] : [{ path, source: String(after) }]
  })
