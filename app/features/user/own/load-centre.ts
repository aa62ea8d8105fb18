import type { QueryClient } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { loadOwn, type OwnPage } from './load-own.ts'

/** Loads the index of the personal centre. */
export const loadCentre = (client: QueryClient): Promise<OwnPage> => loadOwn(client, m.user_nav_label())
