import type { Plugin } from 'vite'
import { chunkGroups } from './chunk-groups.ts'
import { listChunks, variantCode } from './client-chunks.ts'
import { exactImports } from './exact-imports.ts'
import { leanIcons } from './lean-icons.ts'
import { leanRoutes } from './lean-routes.ts'
import { CHUNK_FILES } from './name-chunks.ts'
import { plainRoutes } from './plain-routes.ts'
import { standIns } from './stand-ins.ts'
import { waitOnline } from './wait-online.ts'

/**
 * Pages that visits seldom begin with or go to, and what follows a sign-in: their further files are asked for once their
 * first is there, so that no other page has to name them.
 */
const FEW =
  /\/(?:page--(?:admin|anchor|anchorCenter|caijian|channel|creatorCenter|expert|live2|mall|news|svga|userInfo|videos)|admin-|anchor-places|channel-|creator-|expert-|mall-|video-|route\.|after-sign-in|resume-visit)/

/** Less code for the browser: see docs/decisions/020-weight-by-area.md. */
export function leanClient(): Plugin[] {
  return [
    {
      name: 'lean-client',
      apply: 'build',
      applyToEnvironment: (environment) => environment.name === 'client',
      config: () => ({
        environments: {
          client: {
            build: {
              modulePreload: { resolveDependencies: (file, files) => (FEW.test(file) ? [] : files) },
              rolldownOptions: {
                output: {
                  entryFileNames: CHUNK_FILES,
                  chunkFileNames: CHUNK_FILES,
                  codeSplitting: { groups: chunkGroups },
                },
              },
            },
          },
        },
      }),
    },
    exactImports(),
    plainRoutes(),
    ...standIns(),
    leanIcons(),
    ...leanRoutes(),
    waitOnline(),
    listChunks(),
    variantCode(),
  ]
}
