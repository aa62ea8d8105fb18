import { OwnLayout } from '../own/own-layout.tsx'
import type { PageSearch } from '../page-search.ts'
import { ownPageOf, Profile } from './user-pages.ts'

/** A page under `/userInfo/$id`: a page of the personal centre by name, or a user's profile by number. */
export function UserPage({ id, search }: { id: string; search: PageSearch }) {
  const own = ownPageOf(id)
  if (!own) return <Profile key={id} uid={Number(id)} search={search} />
  return (
    <OwnLayout>
      <own.Page key={id} {...search} />
    </OwnLayout>
  )
}
