import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDelayed } from '#app/lib/use-delayed.ts'
import { m } from '#app/paraglide/messages.js'
import { searchRank } from '#app/ui/search-rank.ts'
import { type SearchOption, SearchSelect } from '#app/ui/search-select.tsx'
import type { SearchHit } from '#contract/search.ts'
import { useShell } from '../shell/shell.queries.ts'
import { HitPicture } from './parts/hit-picture.tsx'
import { queryStatus, TYPING_MS } from './query-status.ts'
import { suggestQuery } from './search.queries.ts'

export interface NameSearchProps {
  kind: 'team' | 'player'
  gameId: number
  /** Shown while nothing is typed, and found by their names like all others. */
  usual: readonly SearchHit[]
  /** What stands for a hit in the choice. */
  idOf: (hit: SearchHit) => number
  /** Whom the choice is for: nobody is compared with herself. */
  except?: number
  chosen: { id: number; name: string } | undefined
  onChoose: (id: number) => void
  label: string
  searchLabel: string
  isOpenAtFirst?: boolean
}

/** Those with this name: the usual ones first. */
function useFound({ kind, gameId, usual, idOf, except }: NameSearchProps, typed: string) {
  const text = typed.trim()
  const asked = useDelayed(text, TYPING_MS)
  const query = useQuery({
    ...suggestQuery(useShell(), asked, { kind, gameId }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const near = text === '' ? usual : usual.filter(({ title }) => searchRank(text, [title]) > 0)
  const far = text === '' || asked === '' ? [] : (query.data?.hits ?? [])
  const hits = new Map([...far, ...near].map((hit) => [idOf(hit), hit]))
  const ids = new Set([...near, ...far].map(idOf))
  if (except !== undefined) ids.delete(except)
  return { hits: [...ids].flatMap((id) => hits.get(id) ?? []), query, isSearched: text !== '' }
}

/** Chooses a team or a player of a game by the name. */
export function NameSearch(props: NameSearchProps) {
  const { idOf, chosen, onChoose, label, searchLabel, isOpenAtFirst = false } = props
  const [typed, setTyped] = useState('')
  const { hits, query, isSearched } = useFound(props, typed)
  const optionOf = (hit: SearchHit): SearchOption => ({
    value: String(idOf(hit)),
    label: hit.title,
    ...(hit.hint ? { note: hit.hint } : {}),
    picture: <HitPicture hit={hit} />,
  })
  return (
    <SearchSelect
      options={hits.map(optionOf)}
      value={chosen && String(chosen.id)}
      chosen={chosen && { value: String(chosen.id), label: chosen.name }}
      onChange={(id) => {
        setTyped('')
        onChoose(Number(id))
      }}
      onSearch={setTyped}
      label={label}
      placeholder={label}
      searchLabel={searchLabel}
      emptyText={isSearched ? queryStatus(query, m.search_page_empty()) : searchLabel}
      isOpenAtFirst={isOpenAtFirst}
    />
  )
}
