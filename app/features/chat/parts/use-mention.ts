import { type KeyboardEvent, useId, useState } from 'react'
import type { ChatLine } from '../chat-client.ts'
import { mentionAt, speakersOf, suggestedNames, withMention } from '../mentions.ts'
import { optionId } from './name-list.tsx'

interface MentionOptions {
  text: string
  lines: readonly ChatLine[]
  ownUid: number | undefined
  /** Writes the text and puts the caret there. */
  write: (text: string, caret: number) => void
}

/** Names of those who spoke lately while an `@` is being written; arrow keys move, Enter and Tab choose, Escape closes. */
export function useMention({ text, lines, ownUid, write }: MentionOptions) {
  const listId = useId()
  const [caret, setCaret] = useState<number>()
  const [chosen, setChosen] = useState(0)
  /** As of the last letter: the list does not move under the finger. */
  const [speakers, setSpeakers] = useState<readonly string[]>([])
  const start = caret === undefined ? undefined : mentionAt(text, caret)
  const names = start ? suggestedNames(speakers, start.query) : []
  const isOpen = names.length > 0
  const active = Math.min(chosen, names.length - 1)
  const choose = (name: string) => {
    if (!start) return
    const written = withMention(text, start, name)
    setCaret(undefined)
    write(written.text, written.caret)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen || event.nativeEvent.isComposing) return
    const { key } = event
    const [down, up] = [key === 'ArrowDown', key === 'ArrowUp']
    const name = key === 'Enter' || key === 'Tab' ? names[active] : undefined
    if (down || up) setChosen((active + (down ? 1 : names.length - 1)) % names.length)
    else if (name !== undefined) choose(name)
    else if (key === 'Escape') setCaret(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const follow = (at: number | null) => {
    setCaret(at ?? undefined)
    setChosen(0)
    setSpeakers(speakersOf(lines, ownUid))
  }
  const field = isOpen
    ? {
        role: 'combobox',
        'aria-autocomplete': 'list' as const,
        'aria-expanded': true,
        'aria-controls': listId,
        'aria-activedescendant': optionId(listId, active),
      }
    : {}
  return { listId, names, active, isOpen, choose, onKeyDown, follow, close: () => setCaret(undefined), field }
}
