import { HOUSES, type House } from '#backend/core/ledger.ts'

/**
 * Accounts by name: `user:1000000001`, `house:sales`. What many pay into at a time has shards, `house:sales#7`, that hand
 * their balance to the account in front of the mark.
 */
const NAME = /^(?:user:(?<uid>[1-9]\d{0,15})|house:(?<house>[a-z]+))(?:#(?<shard>\d{1,2}))?$/

/** So many shards take what one object could not: each takes a few hundred transfers a second. */
export const SHARDS = 16

export interface AccountName {
  /** Of a user's account. */
  uid?: number
  house?: House
  shard?: number
}

const isHouse = (name: string | undefined): name is House => HOUSES.some((house) => house === name)

/** What an account's name says; undefined for a text that is none. */
export function parseAccount(name: string): AccountName | undefined {
  const { uid, house, shard } = NAME.exec(name)?.groups ?? {}
  const part = shard === undefined ? {} : { shard: Number(shard) }
  if (shard !== undefined && Number(shard) >= SHARDS) return undefined
  if (uid !== undefined) return Number.isSafeInteger(Number(uid)) ? { uid: Number(uid), ...part } : undefined
  return isHouse(house) ? { house, ...part } : undefined
}

export const userAccount = (uid: number): string => `user:${uid}`
export const houseAccount = (house: House): string => `house:${house}`

/** The account that a shard is a part of; undefined for any other. */
export const parentOf = (name: string): string | undefined => (name.includes('#') ? name.replace(/#.*/, '') : undefined)

/** The shard of an account that is paid into from `payer`; always the same one. */
export function shardFor(account: string, payer: string): string {
  let hash = 0
  for (const char of payer) hash = (hash * 31 + char.charCodeAt(0)) >>> 0
  return `${account}#${hash % SHARDS}`
}

/** The accounts from which everything comes: those of the house and their shards. */
export const houseAccounts = (): string[] =>
  HOUSES.flatMap((house) => [
    houseAccount(house),
    ...Array.from({ length: SHARDS }, (_, at) => `${houseAccount(house)}#${at}`),
  ])
