import { m } from '#app/paraglide/messages.js'
import { loadOwn } from '../../user/own/load-own.ts'
import { ownVideoQuery, ownVideosQuery } from '../video.queries.ts'
import type { Asked, Loaded } from '../video-places.ts'

/** A page of the viewer's own; a guest is asked to sign in. */
async function loadOwnPlace({ client, shell }: Asked, load: () => Promise<unknown> | undefined): Promise<Loaded> {
  const title = m.video_own_title()
  await loadOwn(client, title, () => [load()])
  return { title: `${title} - ${shell.brand.texts.name}`, description: title, path: '/videos/mine', isHidden: true }
}

export const loadMine = (asked: Asked): Promise<Loaded> =>
  loadOwnPlace(asked, () => asked.client.ensureQueryData(ownVideosQuery(asked.page)))

/** One of them; without a number a new one. */
export const loadOne = (asked: Asked): Promise<Loaded> =>
  loadOwnPlace(asked, () =>
    Number.isNaN(asked.id) ? undefined : asked.client.ensureQueryData(ownVideoQuery(asked.id)),
  )
