import { defineConfig } from 'drizzle-kit'

/** `npm run db:matches -- --name <what>` after a change of the schema. */
export default defineConfig({
  dialect: 'sqlite',
  schema: './backend/db/matches/schema/*.ts',
  out: './backend/db/matches/migrations',
})
