import path from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'

/** Writes app/routeTree.gen.ts as the build does, for type checks without a build. */
const root = path.resolve(import.meta.dirname, '..')
const config = getConfig(
  {
    target: 'react',
    routesDirectory: './app/routes',
    generatedRouteTree: './app/routeTree.gen.ts',
    quoteStyle: 'single',
  },
  root,
)
await new Generator({ config, root }).run()
