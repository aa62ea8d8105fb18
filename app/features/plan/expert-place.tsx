import { Suspense } from 'react'
import { SignInGate } from '../login/sign-in-gate.tsx'
import { parsePageSearch } from '../user/page-search.ts'
import { expertPlaceOf, idIn } from './expert-places.ts'

/** A page about experts and plans; for some a guest is asked to sign in. */
export function ExpertPlace({ id, asked }: { id: string | undefined; asked: Record<string, unknown> }) {
  // Read here: what stands in the route is part of every page.
  const search = parsePageSearch(asked)
  const place = expertPlaceOf(id)
  // The page's code may come after hydration begins: until then what the server wrote stays.
  const page = place && (
    <Suspense>
      <place.Page key={`${id} ${search.order}`} id={idIn(id)} asked={asked} {...search} />
    </Suspense>
  )
  return place?.isOwn ? <SignInGate>{page}</SignInGate> : page
}
