import type { FastifyInstance } from 'fastify'

import { docsPage, docsStyle } from './docs-page.ts'
import { openApi } from './openapi.ts'

const everybody = { config: { access: 'public' } } as const

/** `/api/docs`: a page for browsers, the OpenAPI document for other clients. */
export function docsRoutes(app: FastifyInstance): void {
  app.get('/api/docs', everybody, (request, reply) =>
    request.headers.accept?.includes('text/html')
      ? reply.type('text/html; charset=utf-8').send(docsPage())
      : reply.send(openApi()),
  )
  app.get('/api/docs/openapi.json', everybody, () => openApi())
  app.get('/api/docs/page.css', everybody, (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle))
}
