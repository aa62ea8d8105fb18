import { AccessDeniedPage } from '../login/access-denied-page.tsx'
import { useViewer } from '../session/viewer.queries.ts'
import { OwnLayout } from '../user/own/own-layout.tsx'
import { channelPlaceOf, isManager } from './channel-places.ts'
import { channelSearchOf } from './channel-search.ts'

/** A page of the promotion centre, in the layout of the personal centre; a guest is asked to sign in. */
export function ChannelPlace({ place: name, asked }: { place: string | undefined; asked: Record<string, unknown> }) {
  const viewer = useViewer()
  const place = channelPlaceOf(name)
  // Read here: what stands in the route is part of every page.
  const search = channelSearchOf(asked)
  if (viewer && !isManager(viewer)) return <AccessDeniedPage of="managers" />
  return <OwnLayout>{place && <place.Page key={name} search={search} />}</OwnLayout>
}
