import { m } from '#app/paraglide/messages.js'
import type { ListDescription, ListFields, SearchOf } from './describe-list.ts'

type Empty = ReturnType<ListDescription<ListFields, never>['empty']>

/** An order leaves nothing out, and a tab is a list of its own. */
const isFilter = (fields: ListFields, name: string): boolean => name !== 'sort' && fields[name]?.kind !== 'tab'

/**
 * What a list without rows says: of one that is being reviewed that it is gone; of a search that nothing was found, where the list
 * itself does not know better; else what would be here.
 */
export function emptyOf<Fields extends ListFields, Row>(
  { fields, empty, noneFound, review }: Pick<ListDescription<Fields, Row>, 'fields' | 'empty' | 'noneFound' | 'review'>,
  search: SearchOf<Fields>,
): Empty {
  if (search.review !== undefined)
    return { picture: 'lost', title: m.error_not_found(), text: m.admin_review_gone_text() }
  const given: Readonly<Record<string, unknown>> = search
  const filters = Object.keys(fields).filter((name) => isFilter(fields, name) && given[name] !== undefined)
  if (filters.length === 0) return empty(search)
  if (review && filters.length === 1 && given.state === 'reviewing')
    return { picture: empty(search).picture, title: m.admin_review_none(), text: m.admin_review_none_text() }
  const hasTabs = Object.values(fields).some(({ kind }) => kind === 'tab')
  const hasText = filters.some((name) => fields[name]?.kind === 'text')
  return (
    noneFound?.(search) ?? {
      picture: 'search',
      title: m.admin_list_none_found(),
      text: hasTabs && hasText ? m.admin_list_none_found_text() : m.admin_list_none_found_filters(),
    }
  )
}
