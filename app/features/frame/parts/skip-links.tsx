import { useLocation } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { m } from '#app/paraglide/messages.js'

function focusFirstMatch(event: MouseEvent): void {
  const match = document.querySelector<HTMLElement>('main .row-teams')
  if (!match) return
  event.preventDefault()
  match.focus()
}

/** Links over the page's corner, seen only by who walks through the page by keyboard. */
export function SkipLinks() {
  const hasList = useLocation({ select: ({ pathname }) => /^\/(match|$)/.test(pathname) })
  return (
    <>
      <a href="#main" className="skip">
        {m.shell_skip_to_content()}
      </a>
      {hasList && (
        // biome-ignore lint/a11y/useValidAnchor: without scripts it leads to the content.
        <a href="#main" className="skip" onClick={focusFirstMatch}>
          {m.shell_skip_to_matches()}
        </a>
      )}
    </>
  )
}
