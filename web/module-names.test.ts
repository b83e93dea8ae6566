import { globSync } from 'node:fs'
import path from 'node:path'

import { expect, it } from 'vitest'

import { groups } from './chunk-groups.ts'
import { inWorkspace, namesWithoutModule } from './module-names.ts'

const root = path.resolve(import.meta.dirname, '..')
const modules = globSync('{{web,rules,contract}/src,messages/generated}/**/*.{ts,tsx}', { cwd: root }).flatMap(
  (file) => [
    path.join(root, file),
    // The router splits components off their route files.
    path.join(root, `${file}?tsr-split=component`),
  ],
)

it('every name in the groups of chunks matches a module', () => {
  expect(groups.length).toBeGreaterThan(10)
  expect(namesWithoutModule(modules)).toEqual([])
})

it('a file that was renamed is reported', () => {
  const isCard = inWorkspace('web')('parts/entity/renamed-card.')
  expect(modules.some(isCard)).toBe(false)
  expect(namesWithoutModule(modules)).toEqual(['/web/src/parts/entity/renamed-card.'])
})
