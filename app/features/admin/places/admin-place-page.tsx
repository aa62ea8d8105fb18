import { adminPlaceOf, type RawSearch } from './admin-places.ts'

/** A page of the administration by its name in the address. */
export function AdminPlacePage({ name, rawSearch }: { name: string; rawSearch: RawSearch }) {
  const place = adminPlaceOf(name)
  return place ? <place.Page key={name} rawSearch={rawSearch} /> : null
}
