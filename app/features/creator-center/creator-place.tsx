import { OwnLayout } from '../user/own/own-layout.tsx'
import { creatorPlaceOf } from './creator-places.ts'
import { creatorSearchOf } from './creator-search.ts'

/** A page of the creator centre, in the layout of the personal centre; a guest is asked to sign in. */
export function CreatorPlace({ place: name, asked }: { place: string | undefined; asked: Record<string, unknown> }) {
  const place = creatorPlaceOf(name)
  // Read here: what stands in the route is part of every page.
  const search = creatorSearchOf(asked)
  return <OwnLayout>{place && <place.Page key={`${name} ${search.order}`} search={search} />}</OwnLayout>
}
