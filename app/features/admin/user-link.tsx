import { Link } from '@tanstack/react-router'
import { cn } from '#app/lib/cn.ts'
import { useViewer } from '../session/viewer.queries.ts'
import { isAdministrator } from './load-admin.ts'

interface UserLinkProps {
  uid: number
  name: string
  /** The whole row around it, which must be positioned, is the target. */
  isRow?: boolean
}

/**
 * Link to a user's administration page. Never preloaded: every access to an account is recorded in the audit log.
 * Moderators get the public page.
 */
export function UserLink({ uid, name, isRow }: UserLinkProps) {
  const isAll = isAdministrator(useViewer())
  const className = cn(
    'break-words font-medium hover:text-brand-text hover:underline',
    isRow && 'after:absolute after:inset-0',
  )
  return isAll ? (
    <Link to="/admin/users/$uid" params={{ uid: String(uid) }} preload={false} className={className}>
      <bdi>{name}</bdi>
    </Link>
  ) : (
    <Link to="/userInfo/$id" params={{ id: String(uid) }} className={className}>
      <bdi>{name}</bdi>
    </Link>
  )
}
