import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --config backend/db/drizzle.config.ts --name <what>` after a change of the schema. */
export default defineConfig({
  dialect: 'sqlite',
  schema: './backend/db/schema/*.ts',
  out: './backend/db/migrations',
})
