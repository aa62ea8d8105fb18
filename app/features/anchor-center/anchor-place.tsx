import { Suspense } from 'react'
import { useViewer } from '../session/viewer.queries.ts'
import { OwnLayout } from '../user/own/own-layout.tsx'
import { anchorPlaceOf } from './anchor-places.ts'

/** A page of the streamer's centre, in the layout of the personal centre; a guest is asked to sign in, except for what is for guests too. */
export function AnchorPlace({ place: name }: { place: string | undefined }) {
  const place = anchorPlaceOf(name)
  const isGuest = useViewer() === null
  const page = place && <place.Page key={name} />
  if (place?.isForGuests && isGuest)
    return (
      <div className="mx-auto w-full max-w-[760px] px-3 md:px-0">
        <Suspense>{page}</Suspense>
      </div>
    )
  return <OwnLayout>{page}</OwnLayout>
}
