import { adminMallPlaceOf, type RawSearch } from './mall-places.ts'

/** A page of the administration of the mall. */
export function AdminMall({ place, rawSearch }: { place: string | undefined; rawSearch: RawSearch }) {
  const found = adminMallPlaceOf(place)
  return found && <found.Page key={place} id={found.id} rawSearch={rawSearch} />
}
