import { AnchorListPage } from './anchor-list-page.tsx'
import { AnchorPage } from './anchor-page.tsx'
import { parseAnchorSearch } from './anchor-search.ts'
import { LIST } from './load-anchors.ts'

/** The list of streamers, or the page of one. */
export function AnchorPlace({ id, asked }: { id: string | undefined; asked: Record<string, unknown> }) {
  const search = parseAnchorSearch(asked)
  return id === LIST ? <AnchorListPage search={search} /> : <AnchorPage key={id} id={Number(id)} search={search} />
}
