import { operations, restPaths, type Operation } from '@waybook/contract'
import { expect, it } from 'vitest'

import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

it('[API-1] the documentation holds every operation and every address', () => {
  const paths = Object.keys(openApi().paths)
  const wanted = [
    ...Object.keys(operations).map((name) => `/api/query#${name}`),
    ...restPaths.map(({ path }) => path),
    '/api/images/{category}/{name}',
  ]
  expect(paths.toSorted()).toEqual(wanted.toSorted())
})

it('[API-1] parameters are documented with their bounds', () => {
  expect(JSON.stringify(openApi().paths['/api/query#listEntities'])).toContain('"maximum":200')
})

it('[API-1] whatever takes an idempotency key is documented with it, and nothing else is', () => {
  const taking = Object.values(operations).filter(({ name }) =>
    JSON.stringify(openApi().paths[`/api/query#${name}`]?.['post']?.['requestBody']).includes('"idempotencyKey"'),
  )
  expect(taking).toEqual(Object.values(operations).filter((one: Operation) => one.writes && !one.keyless))
})

it('[API-1] the page for people names them too', () => {
  for (const name of Object.keys(operations)) expect(docsPage()).toContain(`#${name}`)
})
