import { cloudflare } from '@cloudflare/vite-plugin'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { startOptions } from './app.config.ts'
import { leanClient } from './scripts/lean-client.ts'
import { paraglideOptions } from './scripts/paraglide-options.ts'
import { splitMessages } from './scripts/split-messages.ts'

/** Where `npm run dev` keeps its database; `npm start` has a folder of its own (DATA_DIR). */
const devState = process.env.DATA_DIR ?? './.state'

export default defineConfig({
  server: { port: Number(process.env.PORT ?? 3000) },
  build: { assetsInlineLimit: 0 },
  plugins: [
    tailwindcss(),
    paraglideVitePlugin(paraglideOptions),
    splitMessages(),
    leanClient(),
    cloudflare({
      viteEnvironment: { name: 'ssr' },
      auxiliaryWorkers: [{ configPath: './backend/wrangler.toml' }],
      persistState: { path: devState },
      inspectorPort: false,
    }),
    tanstackStart(startOptions),
    viteReact(),
  ],
})
