import { cloudflare } from '@cloudflare/vite-plugin'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { startOptions } from './app.config.ts'
import { buildInfo } from './scripts/build-info.ts'
import { lazyParts } from './scripts/lazy-parts.ts'
import { leanClient } from './scripts/lean-client.ts'
import { backendMessages, siteMessages } from './scripts/paraglide-options.ts'
import { sheetFile } from './scripts/sheet-file.ts'
import { splitMessages } from './scripts/split-messages.ts'
import { staticFlags } from './scripts/static-flags.ts'

/** Where `npm run dev` keeps its database; `npm start` has a folder of its own (DATA_DIR). */
const devState = process.env.DATA_DIR ?? './.state'

/** `npm run dev` is a local run: codes go to its outbox. Never part of a build. */
const {
  AUTH_SECRET,
  CARD_KEYS = '',
  IDENTITY_KEYS = '',
  TWO_STEP_KEYS = '',
  VAPID_KEYS = '',
  VAPID_SUBJECT = '',
} = process.env
const developmentVars: Record<string, string> = AUTH_SECRET
  ? {
      ENVIRONMENT: 'local',
      OUTBOX: '1',
      SANDBOX_PAYMENTS: '1',
      SIMULATED_CROWD: '1',
      SIMULATED_EXPERTS: '1',
      SIMULATED_NEWS: '1',
      SIMULATED_VIDEOS: '1',
      AUTH_SECRET,
      CARD_KEYS,
      IDENTITY_KEYS,
      TWO_STEP_KEYS,
      VAPID_KEYS,
      VAPID_SUBJECT,
    }
  : {}

export default defineConfig({
  server: { port: Number(process.env.PORT ?? 3000) },
  build: { assetsInlineLimit: 0 },
  define: { 'import.meta.env.BUILD': JSON.stringify(buildInfo()) },
  plugins: [
    tailwindcss(),
    paraglideVitePlugin(siteMessages),
    paraglideVitePlugin(backendMessages),
    splitMessages(),
    lazyParts(),
    leanClient(),
    sheetFile(),
    staticFlags(),
    cloudflare({
      viteEnvironment: { name: 'ssr' },
      auxiliaryWorkers: [{ configPath: './backend/wrangler.toml', config: { vars: developmentVars } }],
      persistState: { path: devState },
      inspectorPort: false,
    }),
    tanstackStart(startOptions),
    viteReact(),
  ],
})
