import { defineConfig } from 'drizzle-kit'

/** `npm run db:accounts -- --name <what>` after a change of the schema. */
export default defineConfig({
  dialect: 'sqlite',
  schema: './backend/db/accounts/schema/*.ts',
  out: './backend/db/accounts/migrations',
})
