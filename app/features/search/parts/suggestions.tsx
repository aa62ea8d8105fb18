import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { cn } from '#app/lib/cn.ts'
import { useDelayed } from '#app/lib/use-delayed.ts'
import { m } from '#app/paraglide/messages.js'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import type { SearchHit } from '#contract/search.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { hitLink } from '../hit-link.ts'
import { hitNote, hitTitle, oneName } from '../hit-text.ts'
import { queryStatus, TYPING_MS } from '../query-status.ts'
import { forgetSearch, recentSearches, rememberSearch } from '../recent-searches.ts'
import { hotQuery, suggestQuery } from '../search.queries.ts'
import { shownKinds } from '../shown-kinds.ts'
import { HitPicture } from './hit-picture.tsx'
import { LiveMark } from './hit-rows.tsx'

const LIST_ID = 'search-suggestions'

type Option = { hit: SearchHit } | { recent: string } | { all: string }

const keyOf = (option: Option): string =>
  'hit' in option ? `${option.hit.kind}-${option.hit.id}` : 'recent' in option ? `recent-${option.recent}` : 'all'

interface SuggestionsProps {
  /** The field: it stays the browser's own, so that what is typed before this code is there is not lost. */
  input: HTMLInputElement
  submit: (text: string) => void
  /** Called when a suggestion leads to its own page. */
  onChosen?: () => void
  className: string
  /** Always open. */
  isSheet?: boolean
}

/** The text of the field some time after it was typed. */
function useTyped(input: HTMLInputElement): { text: string; asked: string } {
  const [text, setText] = useState(input.value)
  const asked = useDelayed(text, TYPING_MS)
  useEffect(() => {
    const read = () => setText(input.value)
    input.addEventListener('input', read)
    read()
    return () => input.removeEventListener('input', read)
  }, [input])
  return { text: text.trim(), asked: asked.trim() }
}

/** Matches that are on, for a field that is empty. */
function useHot(isAsked: boolean): SearchHit[] {
  const { brand } = useShell()
  const { data } = useQuery({ ...hotQuery(brand.games), enabled: isAsked })
  return (data?.matches ?? []).map(({ id, gameId, home, away, status }) => ({
    kind: 'match',
    id,
    gameId,
    title: `${home.name} \u2013 ${away.name}`,
    ...(status === 'live' ? { isLive: true } : {}),
  }))
}

function useOptions(input: HTMLInputElement, isSheet: boolean) {
  const shell = useShell()
  const { text, asked } = useTyped(input)
  const recent = useSyncExternalStore(recentSearches.subscribe, recentSearches.now, recentSearches.now)
  const query = useQuery({
    ...suggestQuery(shell, asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const { data } = query
  const hot = useHot(isSheet && text === '')
  const hits = shownKinds(shell, data?.hits ?? [])
  const options: Option[] =
    text === ''
      ? [...recent.map((each) => ({ recent: each })), ...(isSheet ? hot.map((hit) => ({ hit })) : [])]
      : [...hits.map((hit) => ({ hit })), { all: text }]
  const status = text === '' || asked === '' || hits.length > 0 ? '' : queryStatus(query, m.search_none())
  return {
    text,
    options,
    status,
    recentCount: text === '' ? recent.length : 0,
    isCorrected: text !== '' && data?.isCorrected === true && hits.length > 0,
  }
}

/** A list of options for a field, by the combobox pattern: the focus stays in the field. */
export function Suggestions({ input, submit, onChosen, className, isSheet = false }: SuggestionsProps) {
  const navigate = useNavigate()
  const { text, options, status, recentCount, isCorrected } = useOptions(input, isSheet)
  const [isOpen, setIsOpen] = useState(() => document.activeElement === input)
  const [active, setActive] = useState<string>()
  const at = options.findIndex((option) => keyOf(option) === active)
  const isShown = isSheet || (isOpen && (options.length > 0 || status !== ''))

  const choose = (option: Option) => {
    setIsOpen(false)
    setActive(undefined)
    if ('recent' in option) return submit(option.recent)
    if ('all' in option) return submit(option.all)
    rememberSearch(text)
    onChosen?.()
    if (!isSheet) input.blur()
    void navigate(hitLink(option.hit))
  }
  const move = (by: number) => {
    const count = options.length
    if (count === 0) return
    const next = options[at === -1 ? (by > 0 ? 0 : count - 1) : (at + by + count) % count]
    setActive(next && keyOf(next))
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing) return
    const option = options[at]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setIsOpen(true)
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && isShown && option) {
      event.preventDefault()
      choose(option)
    } else if (event.key === 'Delete' && isShown && option && 'recent' in option) {
      event.preventDefault()
      move(1)
      forgetSearch(option.recent)
    } else if (event.key === 'Escape' && isShown && !isSheet) {
      event.preventDefault()
      setIsOpen(false)
      setActive(undefined)
    }
  }

  const handlers = useRef({ onKey, onTyped: () => {}, onSubmit: () => {} })
  useEffect(() => {
    handlers.current = {
      onKey,
      onTyped: () => {
        setIsOpen(true)
        setActive(undefined)
      },
      onSubmit: () => {
        rememberSearch(input.value)
        setIsOpen(false)
        setActive(undefined)
      },
    }
  })
  useEffect(() => {
    const { form } = input
    const listen = new AbortController()
    const { signal } = listen
    input.addEventListener('keydown', (event) => handlers.current.onKey(event), { signal })
    for (const type of ['input', 'focus', 'click'])
      input.addEventListener(type, () => handlers.current.onTyped(), { signal })
    input.addEventListener('blur', () => setIsOpen(false), { signal })
    form?.addEventListener('submit', () => handlers.current.onSubmit(), { signal, capture: true })
    return () => listen.abort()
  }, [input])
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      ...(isShown ? { 'aria-controls': LIST_ID } : {}),
      ...(isShown && at >= 0 ? { 'aria-activedescendant': `${LIST_ID}-${at}` } : {}),
    }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
    return () => {
      for (const name of Object.keys(attributes)) input.removeAttribute(name)
    }
  }, [input, isShown, at])

  if (!isShown) return null
  // What is on stands behind what was searched.
  const hotFrom = text === '' ? recentCount : options.length
  const row = (option: Option, index: number) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus.
    <div
      key={keyOf(option)}
      id={`${LIST_ID}-${index}`}
      role="option"
      aria-selected={index === at}
      onClick={() => choose(option)}
      className={cn(
        'flex min-h-12 cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-surface-2',
        index === at && 'bg-surface-2',
      )}
    >
      <OptionContent option={option} />
    </div>
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus stays in the field whatever is pressed here.
    <div
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
      className={cn(
        !isSheet && 'overflow-hidden rounded-lg border border-line bg-surface-1 shadow-floating',
        className,
      )}
    >
      {isCorrected && <p className="px-3 pt-2 text-12 text-text-muted">{m.search_meant()}</p>}
      {recentCount > 0 && (
        <div className="flex items-center justify-between ps-3 pe-1">
          <span className="text-12 text-text-muted">{m.search_recent()}</span>
          <button
            type="button"
            tabIndex={isSheet ? 0 : -1}
            onClick={() => recentSearches.set([])}
            className="min-h-9 px-2 text-12 text-brand-text hover:underline"
          >
            {m.search_recent_clear()}
          </button>
        </div>
      )}
      {isSheet && text === '' && recentCount === 0 && (
        <p className="px-3 py-2 text-text-muted">{m.search_page_hint()}</p>
      )}
      <p role="status" className={status === '' ? 'sr-only' : 'px-3 py-2 text-text-muted'}>
        {status}
      </p>
      <div id={LIST_ID} role="listbox" aria-label={m.search_suggestions()}>
        {options.slice(0, hotFrom).map(row)}
        {hotFrom < options.length && (
          // biome-ignore lint/a11y/useSemanticElements: a part of a list of options, not of a form.
          <div role="group" aria-label={m.search_hot()}>
            <p aria-hidden="true" className="px-3 py-2 text-12 text-text-muted">
              {m.search_hot()}
            </p>
            {options.slice(hotFrom).map((option, at) => row(option, hotFrom + at))}
          </div>
        )}
      </div>
    </div>
  )
}

function OptionContent({ option }: { option: Option }) {
  const { display } = useShell()
  if (!('hit' in option))
    return (
      <>
        <SpriteIcon name="search" className="mx-2 size-4 shrink-0 fill-none text-text-muted" />
        <span className="min-w-0 flex-1 truncate">
          {'recent' in option ? <bdi>{option.recent}</bdi> : m.search_page_title({ text: option.all })}
        </span>
      </>
    )
  const { hit } = option
  const note = [oneName(hit.kind), hitNote(hit)].filter(Boolean).join(' \u00b7 ')
  return (
    <>
      <HitPicture hit={hit} />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate font-medium">
          {hitTitle(hit, display.hidesScores)}
        </span>
        <span className="block truncate text-12 text-text-muted">{note}</span>
      </span>
      {hit.isLive && <LiveMark />}
    </>
  )
}
