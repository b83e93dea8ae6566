import { describe, expect, it } from 'vitest'

import { importersOf, testsOfChange, type Imports } from './tests-of-change.ts'

const imports: Imports = new Map([
  ['rules/src/soak.ts', []],
  ['rules/src/soak.test.ts', ['rules/src/soak.ts']],
  ['web/src/parts/sheet-stats/stats.tsx', ['rules/src/soak.ts']],
  ['web/src/parts/sheet-stats/stats.screen.test.tsx', []],
  ['web/src/routes/character.tsx', ['web/src/parts/sheet-stats/stats.tsx']],
  ['web/src/screens/rules/rules.screen.test.tsx', ['web/src/routes/character.tsx']],
  ['server/src/features/notes/queries.ts', []],
  ['testing/src/world/test-server.ts', ['server/src/features/notes/queries.ts']],
  ['testing/src/features/facts/facts.test.ts', ['testing/src/world/test-server.ts']],
])
const WHOLE_SERVER = ['testing/src/access/', 'testing/src/http/', 'testing/src/stores/engines-agree']

describe('the tests of a change', () => {
  it.each([
    ['rules/src/soak.ts', ['rules/src/soak.test.ts', 'web/src/parts/sheet-stats/stats.screen.test.tsx']],
    ['web/src/screens/rules/page.tsx', ['web/src/screens/rules/']],
    [
      'server/src/features/notes/queries.ts',
      ['server/src/features/notes/', ...WHOLE_SERVER, 'testing/src/features/notes'],
    ],
    [
      'contract/src/operations/backups.ts',
      ['server/src/features/backups/', ...WHOLE_SERVER, 'testing/src/features/admin/backup'],
    ],
    ['server/src/http/guard.ts', ['server/src/http/', ...WHOLE_SERVER]],
    ['README.md', []],
  ])('in %s are %j', (file, tests) => {
    expect(testsOfChange([file], imports)).toEqual(tests.toSorted())
  })

  it('do not include tests that are reached only through the routes', () => {
    expect([...importersOf(['rules/src/soak.ts'], imports)]).not.toContain(
      'web/src/screens/rules/rules.screen.test.tsx',
    )
  })
})
