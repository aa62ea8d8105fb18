import { memo, Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import type { User } from '#contract/user.ts'
import { AccountMenu } from './account-menu.ts'

interface AccountCornerProps {
  viewer: User | null
  prefix: string
  tag: string
}

function Corner({ viewer, prefix, tag }: AccountCornerProps) {
  if (viewer)
    return (
      <Suspense fallback={<span className="size-9 shrink-0" />}>
        <AccountMenu viewer={viewer} prefix={prefix} tag={tag} />
      </Suspense>
    )
  return (
    <button
      type="button"
      data-login=""
      aria-label={m.shell_header_sign_in()}
      className="flex h-9 min-w-9 shrink-0 items-center justify-center rounded-md text-text-muted hover:bg-surface-1 hover:text-text md:bg-brand md:px-4 md:font-medium md:text-on-brand md:hover:bg-brand md:hover:text-on-brand"
    >
      <SpriteIcon name="user" className="size-5 fill-none md:hidden" />
      <span className="hidden whitespace-nowrap md:inline">{m.shell_header_sign_in()}</span>
    </button>
  )
}

/**
 * At the end of the header: a sign-in button for guests, the account menu for users. The server puts a user's into the
 * page that it has rendered for all guests (app/server/personal-parts.tsx), so this is all by which the two differ.
 * `tag`: of the page's language. Drawn again only when one of them changes: a change of anything else, like the time zone,
 * would replace what the server drew while the menu's code is on its way.
 */
export const AccountCorner = memo(Corner)
