import { Link } from '@tanstack/react-router'
import { cn } from '#app/lib/cn.ts'

interface UserLinkProps {
  uid: number
  name: string
  /** The whole row around it, which must be positioned, is the target. */
  isRow?: boolean
}

/** Link to a user's administration page. Never preloaded: every access to an account is recorded in the audit log. */
export const UserLink = ({ uid, name, isRow }: UserLinkProps) => (
  <Link
    to="/admin/users/$uid"
    params={{ uid: String(uid) }}
    preload={false}
    className={cn(
      'break-words font-medium hover:text-brand-text hover:underline',
      isRow && 'after:absolute after:inset-0',
    )}
  >
    <bdi>{name}</bdi>
  </Link>
)
