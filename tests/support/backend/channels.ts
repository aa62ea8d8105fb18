/** Promotion channels, their visitors and those who register through them. */
import type { Context } from '#backend/core/context.ts'
import { register } from '#backend/login/register.ts'
import { promotionCalls } from '#contract/promotion.ts'
import { makeUser, type TestUser } from './accounts.ts'
import { call, contextOfTest } from './calls.ts'
import { freshAddress } from './codes.ts'

/** Calls as this user, on a site of the brand. */
export const onSite = ({ token }: TestUser, brand = 'main') => ({ token, headers: { brand } })

export interface TestChannel {
  id: string
  manager: TestUser
  brand: string
}

/** `at`: when it is made; EVENING without it. */
export async function makeChannel(manager?: TestUser, brand = 'main', at?: string): Promise<TestChannel> {
  const owner = manager ?? (await makeUser(['promotion']))
  const input = { name: 'Spring', kind: 'register' } as const
  const asked = { ...onSite(owner, brand), ...(at === undefined ? {} : { at }) }
  const { id } = await call(promotionCalls.createChannel, input, asked)
  return { id, manager: owner, brand }
}

export const channelOf = async ({ id, manager, brand }: TestChannel) => {
  const { list } = await call(promotionCalls.listChannels, {}, onSite(manager, brand))
  const channel = list.find((each) => each.id === id)
  if (!channel) throw new Error('no such channel')
  return channel
}

/** A guest's context on a site of the brand, from an address of its own. */
export const guestContext = (more: Partial<Context> = {}): Context => ({
  ...contextOfTest(),
  address: freshAddress(),
  brand: 'main',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0',
  ...more,
})

let emails = 0
/** A mailbox that nobody has. */
export const freshEmail = (): string => `visitor${++emails}-${Date.now()}@channel${emails}.test`

/** Registers through a channel. */
export const registerBy = (promotionChannelId: string, more: Partial<Context> = {}, email = freshEmail()) =>
  register(guestContext(more), { email, promotionChannelId })
