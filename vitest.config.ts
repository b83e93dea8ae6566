import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['{rules,contract,images}/src/**/*.test.ts', 'scripts/**/*.test.ts'] } },
      { test: { name: 'server', include: ['{server,rehearsal}/src/**/*.test.ts'], testTimeout: 20_000 } },
    ],
  },
})
