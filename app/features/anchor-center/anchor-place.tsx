import { OwnLayout } from '../user/own/own-layout.tsx'
import { anchorPlaceOf } from './anchor-places.ts'

/** A page of the streamer's centre, in the layout of the personal centre. */
export function AnchorPlace({ place: name }: { place: string | undefined }) {
  const place = anchorPlaceOf(name)
  return <OwnLayout>{place && <place.Page key={name} />}</OwnLayout>
}
