import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'

const FOLDER = path.resolve(import.meta.dirname, '../backend/db/accounts/migrations')
const MIGRATION = '0037_standings_of_all_games.sql'

/** The database as it was before the migration. */
function databaseBefore(): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  for (const file of fs.readdirSync(FOLDER).sort())
    if (file.endsWith('.sql') && file < MIGRATION) database.exec(fs.readFileSync(path.join(FOLDER, file), 'utf8'))
  return database
}

/** A published plan with its result; a later one was settled later. */
function addPlan(database: DatabaseSync, uid: number, id: number, gameId: number, result: string): void {
  database
    .prepare(
      `insert into plans (id, uid, match_id, game_id, starts_at, play, choice, odds, priced_at, title, label, content, price,
        has_refund, state, revision, created_at, published_at, nonce, seal, result, settled_at, is_paying, sales)
      values (?, ?, 1, ?, 1, 'winner', 'home', 2, 1, 'A plan', '', 'Content', 30, 1, 'published', 1, 1, 1, 'n', 's', ?, ?, 0, 0)`,
    )
    .run(id, uid, gameId, result, id)
}

test('standings of all games are no game’s any more; those of game 0 are counted from its own plans', () => {
  const database = databaseBefore()
  const uid = 1_000_000_001
  database.exec(`insert into accounts (uid, username, name_key, created_at) values (${uid}, 'a', 'a', 1)`)
  // Seven of all games, five of which are of game 0: the newest two of them hit.
  for (const [at, result] of ['hit', 'half_miss', 'miss', 'hit', 'half_hit'].entries())
    addPlan(database, uid, 10 + at, 0, result)
  for (const id of [20, 21]) addPlan(database, uid, id, 203, 'hit')
  // Nobody's any more.
  for (let at = 0; at < 5; at++) addPlan(database, uid + 1, 30 + at, 0, 'hit')
  const insert = database.prepare('insert into expert_standings values (?, ?, ?, ?, ?, ?, ?)')
  insert.run(uid, 0, 5, 4, 2.5, 4, 21)
  insert.run(uid, 0, 7, 5, 2, 4, 21)
  insert.run(uid, 203, 5, 5, 5, 5, 9)

  database.exec(fs.readFileSync(path.join(FOLDER, MIGRATION), 'utf8'))
  const rows = database
    .prepare('select game_id, span, hits, profit, streak, settled_at from expert_standings order by game_id, span')
    .all()
  expect(rows.map((row) => Object.values(row))).toEqual([
    [-1, 5, 4, 2.5, 4, 21],
    [-1, 7, 5, 2, 4, 21],
    [0, 5, 3, 1, 2, 14],
    [203, 5, 5, 5, 5, 9],
  ])
})
