import { createFileRoute } from '@tanstack/react-router'
import { isMatchId } from '#app/features/match/page/load-match.ts'
import { parsePageSearch } from '#app/features/user/page-search.ts'
import { loadProfile } from '#app/features/user/profile/load-profile.ts'
import { profileHead } from '#app/features/user/profile/profile-head.ts'
import { ProfilePage } from '#app/features/user/profile/profile-page.tsx'

export const Route = createFileRoute('/userInfo/$id')({
  codeSplitGroupings: [['loader', 'component']],
  params: { parse: ({ id }) => (isMatchId(id) ? { id } : false) },
  validateSearch: parsePageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadProfile(context.queryClient, Number(params.id), deps),
  head: profileHead,
  component: Profile,
})

function Profile() {
  const { id } = Route.useParams()
  return <ProfilePage key={id} uid={Number(id)} search={Route.useSearch()} />
}
