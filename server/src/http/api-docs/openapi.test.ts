import { operations, restPaths, type Operation } from '@waybook/contract'
import { expect, it } from 'vitest'

import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

it('[API-1] documents every operation and every path', () => {
  const paths = Object.keys(openApi().paths)
  const wanted = [
    ...Object.keys(operations).map((name) => `/api/query#${name}`),
    ...restPaths.map(({ path }) => path),
    '/api/images/{category}/{name}',
  ]
  expect(paths.toSorted()).toEqual(wanted.toSorted())
})

it('[API-1] documents the bounds of parameters', () => {
  expect(JSON.stringify(openApi().paths['/api/query#listEntities'])).toContain('"maximum":500')
})

it('[API-1] [LST-14] documents how many entities a page of a list has', () => {
  for (const path of ['/api/query#listEntities', '/api/entities'])
    expect(JSON.stringify(openApi().paths[path])).toContain('A page has at most 500 entities, or limit')
})

it('[API-1] documents the idempotency key of exactly the operations that take one', () => {
  const { paths } = openApi()
  const taking = Object.values(operations).filter(({ name }) =>
    JSON.stringify(paths[`/api/query#${name}`]?.['post']?.['requestBody']).includes('"idempotencyKey"'),
  )
  expect(taking).toEqual(Object.values(operations).filter((one: Operation) => one.writes && !one.keyless))
})

it('[API-1] the page for people lists every operation', () => {
  const page = docsPage()
  for (const name of Object.keys(operations)) expect(page).toContain(`#${name}`)
})

it('[API-2] names the header for keys and the cookie for sessions, and which of them a call accepts', () => {
  const { components, paths, info } = openApi()
  expect(components.securitySchemes).toMatchObject({
    personalKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
    session: { type: 'apiKey', in: 'cookie', name: 'waybook.session' },
  })
  const securityAt = (path: string) => Object.values(paths[path] ?? {})[0]?.['security']
  for (const { name, requiresSession } of Object.values<Operation>(operations))
    expect([name, securityAt(`/api/query#${name}`)]).toEqual([
      name,
      requiresSession ? [{ session: [] }] : [{ personalKey: [] }, { session: [] }],
    ])
  for (const { path } of restPaths) expect(securityAt(path)).toEqual([{ personalKey: [] }, { session: [] }])
  expect(securityAt('/api/images/{category}/{name}')).toEqual([{ session: [] }])
  for (const rule of ['`X-API-Key`', '`Origin`', '`API_KEY`']) expect(info.description).toContain(rule)
})
