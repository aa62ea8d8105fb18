import { useLocation } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'

/** Links over the page's corner, seen only by who walks through the page by keyboard. */
export function SkipLinks() {
  const hasList = useLocation({ select: ({ pathname }) => pathname.startsWith('/match') })
  return (
    <>
      <a href="#main" className="skip">
        {m.shell_skip_to_content()}
      </a>
      {hasList && (
        <a href="#matches" className="skip">
          {m.shell_skip_to_matches()}
        </a>
      )}
    </>
  )
}
