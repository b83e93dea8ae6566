import { compile, explain } from '@waybook/datalog'
import { expect, it } from 'vitest'

import { factRelations } from './fact-relations.ts'

it.each(factRelations.map(({ name, example }) => [name, example]))(
  '[FCT-4] the example for %s is a valid query',
  (name, example) => {
    const compiled = compile(example, factRelations)
    expect(compiled.ok ? [] : compiled.errors.map((error) => explain(error, example))).toEqual([])
    expect(example).toContain(`${name}(`)
  },
)
