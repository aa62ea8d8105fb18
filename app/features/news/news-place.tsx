import { type NewsParams, newsPlaceOf, pageOf } from './news-places.ts'

/** A page of news. */
export function NewsPlace({ params, rawPage }: { params: NewsParams; rawPage: unknown }) {
  const place = newsPlaceOf(params)
  return place && <place.Page key={`${params.game} ${params.id}`} {...place} page={pageOf(rawPage)} />
}
