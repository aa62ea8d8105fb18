import { env } from 'cloudflare:workers'

/** A database that no other part of a test's backend uses; files of tests take turns with it. */
export const { SPARE_DB } = env as unknown as { SPARE_DB: D1Database }

/** Leaves no table in it, whatever an earlier file has made there. */
export async function emptySpareDatabase(): Promise<void> {
  const { results } = await SPARE_DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '\\_cf\\_%' escape '\\'",
  ).all<{ name: string }>()
  for (const { name } of results) await SPARE_DB.prepare(`drop table ${name}`).run()
}
