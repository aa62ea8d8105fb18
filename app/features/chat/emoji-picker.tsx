import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { EMOJI, type EmojiGroup, recentEmoji, withEmoji } from './emoji.ts'

const NAMES: Readonly<Record<EmojiGroup | 'recent', () => string>> = {
  recent: m.chat_emoji_recent,
  faces: m.chat_emoji_faces,
  hands: m.chat_emoji_hands,
  hearts: m.chat_emoji_hearts,
  sports: m.chat_emoji_sports,
  party: m.chat_emoji_party,
  signs: m.chat_emoji_signs,
}

/** Emoji by kind, the visitor's last ones first: one stop of Tab, moved through by arrow keys. */
export function EmojiPicker({ onChoose }: { onChoose: (emoji: string) => void }) {
  const box = useRef<HTMLDivElement>(null)
  // They do not change their places while the picker is open.
  const [recent] = useState(recentEmoji.now)
  useEffect(() => box.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  const groups = [...(recent.length > 0 ? [{ group: 'recent' as const, emoji: recent }] : []), ...EMOJI]
  const choose = (emoji: string) => {
    recentEmoji.set(withEmoji(recentEmoji.now(), emoji))
    onChoose(emoji)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(box.current, event.key)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    next.focus()
  }
  /** The one that has the focus is the one that Tab comes back to. */
  const onFocus = ({ target }: FocusEvent) => {
    for (const button of buttonsIn(box.current)) button.tabIndex = button === target ? 0 : -1
  }
  return (
    <div
      ref={box}
      role="toolbar"
      aria-label={m.chat_emoji()}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      className="max-h-56 overflow-y-auto overscroll-contain p-2"
    >
      {groups.map(({ group, emoji: signs }, place) => (
        <section key={group} aria-label={NAMES[group]()}>
          <p aria-hidden="true" className="px-1 pt-1 text-12 text-text-muted">
            {NAMES[group]()}
          </p>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(36px,1fr))]">
            {signs.map((emoji, column) => (
              <button
                key={emoji}
                type="button"
                tabIndex={place === 0 && column === 0 ? 0 : -1}
                onClick={() => choose(emoji)}
                className="grid size-9 place-items-center justify-self-center rounded-sm text-20 hover:bg-surface-2 focus-visible:bg-surface-2"
              >
                {emoji}
              </button>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

const buttonsIn = (box: HTMLElement | null): HTMLButtonElement[] => [...(box?.querySelectorAll('button') ?? [])]

/** The button that an arrow key leads to: the next one in reading order, or the nearest of the next row. */
function neighbour(box: HTMLElement | null, key: string): HTMLButtonElement | undefined {
  const buttons = buttonsIn(box)
  const place = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const current = buttons[place]
  if (!current) return undefined
  const forwards = getComputedStyle(current).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'ArrowLeft' || key === 'ArrowRight') return buttons[place + (key === forwards ? 1 : -1)]
  if (key === 'Home') return buttons[0]
  if (key === 'End') return buttons.at(-1)
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  const { left, top } = current.getBoundingClientRect()
  const isBeyond = (button: HTMLElement) =>
    key === 'ArrowDown' ? button.getBoundingClientRect().top > top + 1 : button.getBoundingClientRect().top < top - 1
  const farness = (button: HTMLElement) => {
    const rect = button.getBoundingClientRect()
    return Math.abs(rect.top - top) * 1000 + Math.abs(rect.left - left)
  }
  return buttons.filter(isBeyond).sort((a, b) => farness(a) - farness(b))[0]
}
