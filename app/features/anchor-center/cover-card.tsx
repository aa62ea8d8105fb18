import { m } from '#app/paraglide/messages.js'
import { OwnCard } from '../user/own/own-page.tsx'
import { Cover } from './cover.lazy.tsx'

export const CoverCard = ({ cover }: { cover: string | undefined }) => (
  <OwnCard title={m.centre_cover()} hint={m.centre_cover_hint()}>
    <Cover cover={cover} />
  </OwnCard>
)
