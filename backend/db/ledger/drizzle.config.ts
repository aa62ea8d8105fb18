import { defineConfig } from 'drizzle-kit'

/** `npm run db:ledger -- --name <what>` after a change of the schema. */
export default defineConfig({
  dialect: 'sqlite',
  schema: './backend/db/ledger/schema/*.ts',
  out: './backend/db/ledger/migrations',
})
