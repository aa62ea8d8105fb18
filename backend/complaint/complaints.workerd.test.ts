import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAccountDatabase } from '#backend/db/database.ts'
import main from '#brands/main.json' with { type: 'json' }
import { adminCalls } from '#contract/admin.ts'
import { adminComplaintCalls } from '#contract/admin-complaints.ts'
import { complaintCalls } from '#contract/complaint.ts'
import { errorOfCode } from '#contract/errors.ts'
import { COMPLAINT_DAYS } from '#contract/retention-rules.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { allParts } from '#tests/support/backend/all-parts.ts'
import { call, EVENING, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { removeOldComplaints } from './complaints.store.ts'

const BRAND = 'complaint-test'
beforeAll(() => testEnv.BRANDS.put(`brand:${BRAND}`, JSON.stringify({ ...main, id: BRAND, hosts: ['complaint.test'] })))
afterAll(() => testEnv.BRANDS.delete(`brand:${BRAND}`))

let addresses = 0
const nextAddress = () => `198.51.100.${++addresses}`
const INPUT = {
  kind: 'rights',
  link: 'https://complaint.test/live/12',
  text: 'This is our broadcast.',
  email: 'owner@complaint.test',
} as const
const options = (address = nextAddress()) => ({ headers: { brand: BRAND }, address })
const send = (input: object = {}, more: object = {}) =>
  call(complaintCalls.sendComplaint, { ...INPUT, ...input }, { ...options(), ...more })
const administrator = async () => (await makeUser(['administrator'])).token
const find = async (token: string, id: number, state: 'open' | 'decided' = 'open') => {
  const all = await allParts((where) => call(adminComplaintCalls.listComplaints, { ...where, state }, { token }))
  return all.find((each) => each.id === id)
}
const mailsTo = async (to: string) =>
  (await testEnv.ACCOUNTS.prepare('select subject, text from outbox where "to" = ?').bind(to).all()).results

test('who is signed in may leave the address to the account, a guest may not', async () => {
  const { uid, token } = await makeUser()
  const email = `own-${uid}@complaint.test`
  const { email: _, ...input } = INPUT
  await testEnv.ACCOUNTS.prepare('update accounts set email = ? where uid = ?').bind(email, uid).run()
  const { id } = await call(complaintCalls.sendComplaint, input, { ...options(), token })
  expect(await find(await administrator(), id)).toMatchObject({ email })
  expect((await envelopeOf(complaintCalls.sendComplaint, input, options())).errorMsg).toBe('bad_email')
})

test('a guest’s complaint is decided once, and the answer goes out in the language it was sent in', async () => {
  const email = 'owner-ja@complaint.test'
  const { id } = await send({ email }, { lan: 'jp' })
  const token = await administrator()
  expect(await find(token, id)).toMatchObject({ kind: 'rights', link: INPUT.link, email, brand: BRAND })
  const answer = { id, decision: 'upheld', answer: 'We ended the broadcast.' } as const
  expect(await call(adminComplaintCalls.decideComplaint, answer, { token })).toEqual({ isSent: true })
  expect(await find(token, id)).toBeUndefined()
  expect(await find(token, id, 'decided')).toMatchObject({ decision: 'upheld', isSent: true })
  const mails = await mailsTo(email)
  expect(mails).toHaveLength(1)
  expect(JSON.stringify(mails[0])).toContain('We ended the broadcast.')
  expect(JSON.stringify(mails[0])).toContain('申し立て')
  expect(await envelopeOf(adminComplaintCalls.decideComplaint, answer, { token })).toMatchObject({
    errorMsg: 'not_found',
  })
  const acts = (await call(adminCalls.listAudit, {}, { token })).list.filter(
    ({ detail }) => detail === `complaint ${id}`,
  )
  expect(acts.map(({ act }) => act)).toEqual(['decide_complaint'])
})

test('nothing that a stranger typed is in the mail', async () => {
  const email = 'victim@complaint.test'
  const { id } = await send({ email, text: 'Buy at evil.example', link: 'https://evil.example/' })
  const token = await administrator()
  await call(adminComplaintCalls.decideComplaint, { id, decision: 'declined', answer: 'No.' }, { token })
  expect(JSON.stringify(await mailsTo(email))).not.toContain('evil.example')
})

test('text is stored as text, and what is empty or cannot be answered is refused', async () => {
  const hostile = '<img src=x onerror=alert(1)>\u202e{brand}'
  const { id } = await send({ text: hostile, link: 'javascript:alert(1)' })
  const token = await administrator()
  expect(await find(token, id)).toMatchObject({ link: 'javascript:alert(1)' })
  expect((await find(token, id))?.text).toContain('<img src=x onerror=alert(1)>')
  const refused = async (input: object) => {
    const envelope = await envelopeOf(complaintCalls.sendComplaint, { ...INPUT, ...input }, options())
    return envelope.status === 'fail' && errorOfCode(envelope.errorCode ?? 0)
  }
  expect(await refused({ text: ' \n ' })).toBe('invalid_input')
  expect(await refused({ kind: 'spam' })).toBe('invalid_input')
  expect(await refused({ text: 'a'.repeat(4001) })).toBe('invalid_input')
  expect(await refused({ email: 'nobody' })).toBe('bad_email')
  expect(await refused({ email: 'a@b.test, c@d.test' })).toBe('bad_email')
})

test('an address may send six an hour; another may go on', async () => {
  const address = nextAddress()
  for (let sent = 0; sent < 6; sent++) await send({}, { address })
  expect(await envelopeOf(complaintCalls.sendComplaint, INPUT, options(address))).toMatchObject({
    errorMsg: 'rate_limited',
  })
  await send()
})

test('complaints are found by what they say, whose they are and where they lead', async () => {
  const token = await administrator()
  const word = `Wort${Date.now()}`
  const [told, linked] = [await send({ text: `About ${word}` }), await send({ link: `https://x.test/${word}` })]
  const mailed = await send({ email: `${word}@complaint.test`, kind: 'privacy' })
  const found = async (search: object) =>
    (await call(adminComplaintCalls.listComplaints, search, { token })).list.map(({ id }) => id)
  expect(new Set(await found({ text: ` ${word.toLowerCase()} ` }))).toEqual(new Set([told.id, linked.id, mailed.id]))
  expect(await found({ text: word, kind: 'privacy' })).toEqual([mailed.id])
  expect(await found({ text: String(linked.id) })).toEqual([linked.id])
  expect(await found({ text: `%${word}` })).toEqual([])
  expect(await found({ text: word, state: 'decided' })).toEqual([])
  await call(adminComplaintCalls.decideComplaint, { id: told.id, decision: 'declined', answer: 'No.' }, { token })
  expect(await found({ text: word, state: 'decided' })).toEqual([told.id])
})

test('only administrators see and decide complaints', async () => {
  const { id } = await send()
  const decision = { id, decision: 'declined', answer: 'No.' } as const
  for (const token of [undefined, (await makeUser()).token, (await makeUser(['moderator'])).token]) {
    const seen = await envelopeOf(adminComplaintCalls.listComplaints, {}, token ? { token } : {})
    expect(seen.status).toBe('fail')
    const decided = await envelopeOf(adminComplaintCalls.decideComplaint, decision, token ? { token } : {})
    expect(decided.status).toBe('fail')
  }
  expect(await find(await administrator(), id)).toBeDefined()
})

test('a year after the decision a complaint is gone; an open one, a year after it was sent', async () => {
  const token = await administrator()
  const [decided, open] = [await send(), await send()]
  await call(adminComplaintCalls.decideComplaint, { id: decided.id, decision: 'declined', answer: 'No.' }, { token })
  const db = openAccountDatabase(testEnv)
  const day = 24 * 3_600_000
  await removeOldComplaints(db, Date.parse(EVENING) + (COMPLAINT_DAYS - 1) * day)
  expect(await find(token, decided.id, 'decided')).toBeDefined()
  expect(await find(token, open.id)).toBeDefined()
  await removeOldComplaints(db, Date.parse(EVENING) + (COMPLAINT_DAYS + 1) * day)
  expect(await find(token, decided.id, 'decided')).toBeUndefined()
  expect(await find(token, open.id)).toBeUndefined()
})
