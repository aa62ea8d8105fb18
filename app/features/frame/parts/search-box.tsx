import { useMatch, useNavigate } from '@tanstack/react-router'
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import { useShell } from '../../shell/shell.queries.ts'

const CHARS_MAX = 80

/** The search form: navigates to `/s/{text}`; without scripts it requests `/s?text=`, which redirects. */
export function SearchBox() {
  const navigate = useNavigate()
  const { prefix } = useShell()
  const [panel, setPanel] = useState<ReactNode>()
  const input = useRef<HTMLInputElement>(null)
  // Of the page of results.
  const text = useMatch({ from: '/s/{-$text}', shouldThrow: false, select: ({ params }) => params.text })
  const shown = useRef(text)
  useEffect(() => {
    if (shown.current === text) return
    shown.current = text
    if (input.current) input.current.value = text ?? ''
  }, [text])
  const suggest = ({ currentTarget: { form }, type }: SyntheticEvent<HTMLInputElement>) =>
    void import('../../search/suggest-panel.tsx').then(
      ({ SuggestPanel }) => form && setPanel(<SuggestPanel form={form} isClicked={type === 'click'} />),
    )
  return (
    <search className="relative min-w-0">
      <form
        action={`${prefix}/s`}
        className="flex h-9 items-center rounded-md border border-line bg-surface-1 focus-within:border-brand-text"
        onSubmit={(event) => {
          event.preventDefault()
          const text = String(new FormData(event.currentTarget).get('text') ?? '').trim()
          if (text) void navigate({ to: '/s/{-$text}', params: { text } })
        }}
      >
        <input
          ref={input}
          name="text"
          defaultValue={text}
          type="search"
          maxLength={CHARS_MAX}
          onFocus={panel ? undefined : suggest}
          onClick={panel ? undefined : suggest}
          aria-label={m.shell_search_label()}
          placeholder={m.shell_search_hint()}
          className="h-full w-24 min-w-0 bg-transparent ps-2 text-14 outline-none placeholder:text-text-muted max-sm:[&::-webkit-search-cancel-button]:hidden max-[379px]:placeholder:text-transparent sm:w-44 sm:ps-3 md:w-56"
        />
        <button
          type="submit"
          aria-label={m.shell_search_submit()}
          className="grid h-9 w-8 shrink-0 place-items-center text-text-muted sm:w-9 hover:text-text"
        >
          <SpriteIcon name="search" className="size-[16px] fill-none" />
        </button>
      </form>
      {panel}
    </search>
  )
}
