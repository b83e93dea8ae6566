import { expect, it } from 'vitest'

import { campaignRules } from '../campaign-rules.ts'
import { readMatter } from '../entity-file.ts'
import { entityNames } from '../entity-names.ts'
import { compileEntity } from './compile-entity.ts'
import { compileEach, LONG } from './compile-long.ts'

it('[WRITE-223] a long text is compiled apart, with the same result, and in its place among others', async () => {
  const long = `It is near the [[Old Mill]] and the [[Nowhere]].\n\n${' '.repeat(LONG)}`
  const matters = [
    readMatter({ id: 'items/bell', path: 'items/bell.md', text: 'Short.' }),
    readMatter({ id: 'items/tome', path: 'items/tome.md', text: long }),
    readMatter({ id: 'locations/mill', path: 'Old Mill.md', text: '' }),
  ]
  const about = { names: entityNames(matters), ...campaignRules(null) }
  expect(await compileEach(matters, about)).toEqual(matters.map((matter) => compileEntity(matter, about)))
})
