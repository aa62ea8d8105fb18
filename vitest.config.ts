import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{app,backend,brands,contract,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.workerd.test.ts'],
        },
      },
      { test: { name: 'arch', include: ['tests/arch/**/*.test.ts'] } },
    ],
  },
})
