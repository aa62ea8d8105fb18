import { m } from '#app/paraglide/messages.js'
import { seo } from '../shell/seo.ts'
import type { Shell } from '../shell/shell.functions.ts'
import type { RoomsSearch } from './load-room.ts'

/** The head of the page of all rooms, or of those without a match; those of one game or language are a view of it. */
export function roomsHead(shell: Shell, { game, language }: RoomsSearch, isCustom?: boolean) {
  const brand = shell.brand.texts.name
  return seo(shell, {
    title: isCustom ? `${m.live_custom_title()} - ${brand}` : m.live_seo_list_title({ brand }),
    description: m.live_seo_list_description({ brand }),
    path: isCustom ? '/customLive' : '/live',
    isHidden: Boolean(game || language),
  })
}
