import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMedia } from '#app/lib/use-media.ts'
import { m } from '#app/paraglide/messages.js'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import { Suggestions } from './parts/suggestions.tsx'

const PHONE = '(max-width: 639px)'

interface SuggestPanelProps {
  form: HTMLFormElement
  /** Whether a click asked for it, not the keyboard on its way. */
  isClicked: boolean
}

/** Suggestions for the header's search: a list below its field, or on a phone a sheet with a field of its own. */
export function SuggestPanel({ form, isClicked }: SuggestPanelProps) {
  const isSmall = useMedia(PHONE)
  const input = form.elements.namedItem('text') as HTMLInputElement
  const submit = (text: string) => {
    input.value = text
    form.requestSubmit()
  }
  return isSmall ? (
    <PhoneSheet input={input} submit={submit} isClicked={isClicked} />
  ) : (
    <Suggestions input={input} submit={submit} className="absolute end-0 top-full z-50 mt-1 w-[min(92vw,420px)]" />
  )
}

interface PhoneSheetProps {
  /** The header's field, which opens the sheet. */
  input: HTMLInputElement
  submit: (text: string) => void
  isClicked: boolean
}

/** Opens when its field is clicked or written in: who only passes by with the Tab key goes on. */
function PhoneSheet({ input, submit, isClicked }: PhoneSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [own, setOwn] = useState<HTMLInputElement | null>(null)
  const [isOpen, setIsOpen] = useState(
    () => document.activeElement === input && (isClicked || input.value !== input.defaultValue),
  )
  useEffect(() => {
    const open = () => setIsOpen(true)
    const events = ['click', 'input'] as const
    for (const event of events) input.addEventListener(event, open)
    return () => {
      for (const event of events) input.removeEventListener(event, open)
    }
  }, [input])
  // Before anything else is typed: it belongs into the sheet's field, which a dialog does not choose by itself.
  useLayoutEffect(() => {
    if (!isOpen || !own || dialog.current?.open) return
    own.value = input.value
    dialog.current?.showModal()
    own.focus()
    own.setSelectionRange(own.value.length, own.value.length)
  }, [isOpen, own, input])
  if (!isOpen) return null
  const close = () => {
    if (own) input.value = own.value
    setIsOpen(false)
    // The browser gives the focus back to the field, whose keyboard would cover the page.
    setTimeout(() => input.blur())
  }
  const take = (text: string) => {
    close()
    submit(text)
  }
  return (
    <dialog
      ref={dialog}
      aria-label={m.search_title()}
      onClose={close}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col bg-bg p-0 text-text backdrop:bg-bg open:flex"
    >
      <form
        className="flex items-center gap-1 border-line border-b p-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (own?.value.trim()) take(own.value)
        }}
      >
        <button
          type="button"
          aria-label={m.search_close()}
          onClick={close}
          className="grid size-11 shrink-0 place-items-center"
        >
          <SpriteIcon name="left" className="size-5 fill-none rtl:rotate-180" />
        </button>
        <input
          ref={setOwn}
          type="search"
          name="sheet"
          maxLength={input.maxLength}
          defaultValue={input.value}
          aria-label={input.getAttribute('aria-label') ?? ''}
          placeholder={m.search_sheet_hint()}
          enterKeyHint="search"
          className="h-11 min-w-0 flex-1 rounded-md border border-line bg-surface-1 px-3 text-16 outline-none focus:border-brand-text"
        />
      </form>
      {own && (
        <Suggestions input={own} submit={take} onChosen={close} className="min-h-0 flex-1 overflow-y-auto" isSheet />
      )}
    </dialog>
  )
}
