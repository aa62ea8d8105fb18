import { SEARCH_KINDS, SEARCH_PAGES_MAX, type SearchKind } from '#contract/search-rules.ts'

export interface SearchPlace {
  /** All of one kind. */
  kind?: SearchKind | undefined
  page?: number | undefined
}

/** Valid search parameters. Invalid ones are undefined rather than absent, or the router would keep the raw values. */
export function parseSearchPlace({ kind: asked, page: number }: Record<string, unknown>): SearchPlace {
  const kind = SEARCH_KINDS.find((each) => each === asked)
  const page = Number(number)
  return { kind, page: kind && Number.isInteger(page) && page > 1 && page <= SEARCH_PAGES_MAX ? page : undefined }
}
