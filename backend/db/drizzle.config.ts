import { defineConfig } from 'drizzle-kit'

/** `npm run db:generate -- --name <what>` after a change of the schema. */
export default defineConfig({
  dialect: 'sqlite',
  schema: './backend/db/*/schema/*.ts',
  out: './backend/db/migrations',
})
