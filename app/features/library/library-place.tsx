import { Suspense } from 'react'
import { partOf } from './library-parts.ts'
import { type LibraryParams, libraryPlaceOf } from './library-places.ts'

/** A page of the library. */
export function LibraryPlace({ place, asked }: { place: LibraryParams; asked: Record<string, unknown> }) {
  const entry = libraryPlaceOf(place)
  if (!entry) return null
  // The page's code may come after hydration begins: until then what the server wrote stays.
  return (
    <Suspense>
      <entry.Page
        key={`${place.library} ${place.id}`}
        id={Number(place.id)}
        part={partOf(place.library, place.id)}
        asked={asked}
      />
    </Suspense>
  )
}
