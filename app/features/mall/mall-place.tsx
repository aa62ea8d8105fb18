import type { PageSearch } from '../user/page-search.ts'
import { type MallParams, mallPlaceOf } from './mall-places.ts'

/** A page of the mall. */
export function MallPlace({ params, search }: { params: MallParams; search: PageSearch }) {
  const place = mallPlaceOf(params)
  return place && <place.Page key={`${params.place} ${params.id}`} id={Number(params.id)} {...search} />
}
