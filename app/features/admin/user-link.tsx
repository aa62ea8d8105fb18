import { Link } from '@tanstack/react-router'

/** Link to a user's administration page. Never preloaded: every access to an account is recorded in the audit log. */
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
