import { fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import { plainLine } from '#backend/core/plain-text.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { Channel, promotionCalls } from '#contract/promotion.ts'
import { channelLink } from '#contract/promotion-rules.ts'
import { type ChannelRow, closeChannelAt, insertChannel, readChannels, setChannelName } from './channels.store.ts'
import { managerOf } from './manager.ts'

type Calls = typeof promotionCalls

function toChannel({ id, name, kind, createdAt, closedAt, ...row }: ChannelRow): Channel {
  const { visits, userVisits, registrations, downloads } = row
  return {
    ...{ id, name, kind, link: channelLink(kind, id), createdAt: instant(createdAt) },
    ...(closedAt === null ? {} : { closedAt: instant(closedAt) }),
    ...{ visits, userVisits, registrations, downloads },
  }
}

/** Nothing that is mistaken for another: neither l nor 1, neither o nor 0, neither i. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const ID_LETTERS = 8

/** As `CHANNEL_ID` has it. Nobody can guess one, so that nobody counts visits to another's channel without its link. */
function newChannelId(): string {
  const letters: string[] = []
  while (letters.length < ID_LETTERS) {
    // Of 256 values the last ones are left out: all letters are to come equally often.
    for (const value of crypto.getRandomValues(new Uint8Array(ID_LETTERS)))
      if (value < 256 - (256 % LETTERS.length)) letters.push(LETTERS[value % LETTERS.length] ?? '')
  }
  return `c${letters.slice(0, ID_LETTERS).join('')}`
}

export const listChannels: Verb<Calls['listChannels']> = async (context) => ({
  list: (await readChannels(context.accountDb, managerOf(context))).map(toChannel),
})

export const createChannel: Verb<Calls['createChannel']> = async (context, { name: typed, kind }) => {
  const { accountDb, viewer, brand, now } = context
  const name = plainLine(typed)
  if (name === '' || !brand) return fail('invalid_input')
  const channel = { id: newChannelId(), uid: viewer.uid, brand, name, kind, createdAt: now }
  const row = await insertChannel(accountDb, channel)
  return row ? toChannel(row) : fail('too_many')
}

export const renameChannel: Verb<Calls['renameChannel']> = async (context, { id, name: typed }) => {
  const name = plainLine(typed)
  if (name === '') return fail('invalid_input')
  const row = await setChannelName(context.accountDb, managerOf(context), { id, name })
  return row ? toChannel(row) : fail('not_found')
}

export const closeChannel: Verb<Calls['closeChannel']> = async (context, { id }) => {
  const row = await closeChannelAt(context.accountDb, managerOf(context), { id, now: context.now })
  return row ? toChannel(row) : fail('not_found')
}
