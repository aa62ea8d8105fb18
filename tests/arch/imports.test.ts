import fs from 'node:fs'
import { expect, test } from 'vitest'
import { anyOf, arrow, filesOf, type Import, importsOf, inside } from '#tests/support/arch/source-imports.ts'

const imports = ['app', 'backend', 'contract', 'brands'].flatMap(filesOf).flatMap(importsOf)
const offenders = (from: (file: string) => boolean, isAllowed: (entry: Import) => boolean) =>
  imports.filter((entry) => from(entry.from) && !isAllowed(entry)).map(arrow)
/** Functions and heads a browser bundle may name, whose bodies stay on the server. */
const isServerSide = (file: string) => /\.functions\.ts$/.test(file)

test('the contract imports nothing of the project', () => {
  expect(offenders(inside('contract'), ({ to }) => inside('contract')(to))).toEqual([])
})

test('the backend imports the contract, brands and messages, never the app', () => {
  const known = anyOf(
    'backend',
    'contract',
    'brands',
    'messages/crowd',
    'messages/names',
    'messages/news',
    'messages/plans',
  )
  expect(offenders(inside('backend'), ({ to }) => known(to))).toEqual([])
})

test('the app never imports the backend', () => {
  expect(offenders(inside('app'), ({ to }) => !inside('backend')(to))).toEqual([])
})

test('only server functions import from app/server', () => {
  const outside = (file: string) =>
    inside('app')(file) && !inside('app/server')(file) && !['app/server.ts', 'app/start.ts'].includes(file)
  expect(offenders(outside, ({ from, to }) => !inside('app/server')(to) || isServerSide(from))).toEqual([])
})

test('the browser gets contract types, not its schemas', () => {
  // These are plain tables without a schema library.
  const isPlain = (to: string) =>
    [
      'contract/announcement-rules.ts',
      'contract/brand-rules.ts',
      'contract/chat-rules.ts',
      'contract/comment-rules.ts',
      'contract/complaint-rules.ts',
      'contract/games.ts',
      'contract/languages.ts',
      'contract/list-limits.ts',
      'contract/news-document.ts',
      'contract/own-page.ts',
      'contract/protocol-document.ts',
      'contract/fill-protocol.ts',
      'contract/standing-rules.ts',
      'contract/news-rules.ts',
      'contract/reading-minutes.ts',
      'contract/review-rules.ts',
      'contract/notice-kinds.ts',
      'contract/video-rules.ts',
      'contract/support-rules.ts',
      'contract/vote-rules.ts',
      'contract/provider-names.ts',
      'contract/row-fields.ts',
      'contract/socket.ts',
      'contract/errors.ts',
      'contract/account-rules.ts',
      'contract/mall-rules.ts',
      'contract/match-moba.ts',
      'contract/membership-rules.ts',
      'contract/payment-rules.ts',
      'contract/payment-states.ts',
      'contract/exchange-rules.ts',
      'contract/gift-rules.ts',
      'contract/level-rules.ts',
      'contract/library-rules.ts',
      'contract/library-squad-rules.ts',
      'contract/tours.ts',
      'contract/streamer-rules.ts',
      'contract/revenue-rules.ts',
      'contract/creator-rules.ts',
      'contract/promotion-rules.ts',
      'contract/about-rules.ts',
      'contract/protocol-rules.ts',
      'contract/referral.ts',
      'contract/news-document.ts',
      'contract/plain-text.ts',
      'contract/plan-document.ts',
      'contract/plan-rules.ts',
      'contract/play-rules.ts',
      'contract/post-rules.ts',
      'contract/search-rules.ts',
      'contract/ticket-rules.ts',
      'contract/admin-rooms-rules.ts',
      'contract/own-order-kinds.ts',
      'contract/statement.ts',
      'contract/two-step-rules.ts',
    ].includes(to)
  const outside = (file: string) => inside('app')(file) && !inside('app/server')(file)
  expect(
    offenders(
      outside,
      ({ from, to, isType }) => !inside('contract')(to) || isType || isPlain(to) || isServerSide(from),
    ),
  ).toEqual([])
})

test('ui and lib import no features, lib imports no ui', () => {
  expect(
    offenders(inside('app/ui'), ({ to }) => anyOf('app/ui', 'app/lib', 'app/i18n', 'app/paraglide', 'contract')(to)),
  ).toEqual([])
  expect(offenders(inside('app/lib'), ({ to }) => anyOf('app/lib', 'app/i18n', 'contract')(to))).toEqual([])
})

test('no file imports a route', () => {
  const others = (file: string) => !inside('app/routes')(file)
  expect(offenders(others, ({ to }) => !inside('app/routes')(to))).toEqual([])
})

test('a route file has at most 80 lines', () => {
  const long = filesOf('app/routes').filter((file) => fs.readFileSync(file, 'utf8').split('\n').length > 81)
  expect(long).toEqual([])
})

test('only stores use the database', () => {
  const rogue = filesOf('backend').filter(
    (file) =>
      !/\.store\.ts$|backend\/db\//.test(file) &&
      /^import (?!type)[^\n]*from 'drizzle-orm(?!\/d1')/m.test(fs.readFileSync(file, 'utf8')),
  )
  expect(rogue.filter((file) => file !== 'backend/core/context.ts')).toEqual([])
})
