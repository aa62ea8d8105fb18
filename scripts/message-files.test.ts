import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { COMPLETE_TAGS, misplacedKeys, readTables, updateTables } from './message-files.ts'
import { backendMessages, siteMessages } from './paraglide-options.ts'

let folder = ''
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'messages-'))
  for (const place of ['shared', 'backend', 'names']) fs.mkdirSync(path.join(folder, place))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

const keysIn = (file: string) => Object.keys(JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as object)

test('a message is written to the folder of its prefix and read from there', () => {
  const messages = { home_list_title: 'Home', notice_hello: 'Hello', mail_foot: 'Bye', name_game_202: 'Football' }
  updateTables(folder, (tables) => ({ ...tables, en: messages }))
  expect(keysIn('en.json')).toEqual(['$schema', 'home_list_title'])
  expect(keysIn('shared/en.json')).toEqual(['$schema', 'notice_hello'])
  expect(keysIn('backend/en.json')).toEqual(['$schema', 'mail_foot'])
  expect(keysIn('names/en.json')).toEqual(['$schema', 'name_game_202'])
  expect(readTables(folder).en).toEqual(messages)
  expect(misplacedKeys(folder)).toEqual([])
})

test('a message in the wrong folder is reported', () => {
  fs.writeFileSync(path.join(folder, 'ja.json'), JSON.stringify({ notice_hello: 'やあ' }))
  expect(misplacedKeys(folder)).toEqual(['notice_hello: ja has it in ., it belongs in shared'])
})

test.each([siteMessages, backendMessages])('$project compiles exactly the complete languages', ({ project }) => {
  const { locales } = JSON.parse(fs.readFileSync(`${project}/settings.json`, 'utf8')) as { locales: string[] }
  expect([...locales].sort()).toEqual([...COMPLETE_TAGS].sort())
})
