import { Link } from '@tanstack/react-router'

/** To a user's panel. Never preloaded: every look into an account is written into the audit log. */
export const UserLink = ({ uid, name }: { uid: number; name: string }) => (
  <Link
    to="/admin/users/$uid"
    params={{ uid: String(uid) }}
    preload={false}
    className="font-medium hover:text-brand-text hover:underline"
  >
    <bdi>{name}</bdi>
  </Link>
)
