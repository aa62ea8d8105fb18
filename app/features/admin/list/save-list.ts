import { unwrap } from '#app/lib/call-error.ts'
import { csvOf } from '#app/lib/csv.ts'
import { fullNumber } from '#app/lib/full-number.ts'
import { saveFile } from '#app/lib/save-file.ts'
import { m } from '#app/paraglide/messages.js'
import { toast } from '#app/ui/toast.ts'
import { FILE_PARTS_MAX } from '#contract/list-limits.ts'
import { askedBy, type ListDescription, type ListFields, type SearchOf } from './describe-list.ts'

/** The rows of a list from its first on, in parts, up to the limit of a file. */
async function readAll<Fields extends ListFields, Row>(
  { read }: ListDescription<Fields, Row>,
  search: SearchOf<Fields>,
): Promise<{ rows: Row[]; isCut: boolean }> {
  const rows: Row[] = []
  let after: string | undefined
  for (let part = 1; ; part++) {
    const { list, next } = unwrap(await read(askedBy(search, { after, size: 'file' })))
    rows.push(...list)
    if (next === undefined || part === FILE_PARTS_MAX) return { rows, isCut: next !== undefined }
    after = next
  }
}

/** Saves a list, as it is searched, as a file for spreadsheets. Fails as its calls do. */
export async function saveList<Fields extends ListFields, Row>(
  list: ListDescription<Fields, Row>,
  search: SearchOf<Fields>,
  { tag, today }: { tag: string; today: string },
): Promise<void> {
  const { rows, isCut } = await readAll(list, search)
  const columns = list.file ?? []
  const lines = rows.map((row) => columns.map(([, value]) => value(row) ?? ''))
  const head = columns.map(([title]) => title())
  saveFile(new Blob([csvOf([head, ...lines])], { type: 'text/csv' }), `${list.name}-${today}.csv`)
  if (isCut) toast(m.admin_list_file_cut({ count: fullNumber(rows.length, tag) }))
}
