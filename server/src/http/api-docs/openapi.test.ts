import { operations, restPaths } from '@waybook/contract'
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

it('[API-1] whatever writes is documented with its once, and nothing else is', () => {
  const taking = Object.values(operations).filter(({ name }) =>
    JSON.stringify(openApi().paths[`/api/query#${name}`]?.['post']?.['requestBody']).includes('"once"'),
  )
  expect(taking).toEqual(Object.values(operations).filter(({ writes }) => writes))
})

it('[API-1] the page for people names them too', () => {
  for (const name of Object.keys(operations)) expect(docsPage()).toContain(`#${name}`)
})
