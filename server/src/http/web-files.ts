import path from 'node:path'

import fastifyStatic from '@fastify/static'
import { Problem } from '@waybook/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Perform } from '#operations/perform.ts'

import { openingOf } from './document/bootstrap-data.ts'
import { readDocument } from './document/document.ts'
import { type AppServices } from './services.ts'

const YEAR_MS = 31_536_000_000

/** Serves the built web app: files with a hash in their name for ever, the page and what a host may change always fresh, at every address of a screen. */
export async function webFiles(app: FastifyInstance, services: AppServices, perform: Perform): Promise<void> {
  if (services.webDir !== null) await staticFiles(app, services.webDir)
  const document = services.webDir === null ? null : await readDocument(services.webDir, services.auth.config.kind)
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const [pathname = '/'] = request.url.split('?')
    // An address with a dot in its last part names a file, one below /api a call: these must not be answered with a page.
    const isScreen = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|pictures)(\/|$)|\.[^/]*$/.test(pathname)
    if (!document || !isScreen) throw new Problem('not-found')
    const opening = await openingOf({ services, perform }, request, pathname)
    reply.type('text/html; charset=utf-8').header('vary', 'cookie')
    return opening
      ? reply.header('cache-control', 'no-store').send(document.opened(opening, pathname))
      : reply.header('cache-control', 'no-cache').send(document.plain)
  }
  // Only what a route answers is compressed; an address too long for one is left to the other.
  app.get('/*', answer)
  app.setNotFoundHandler(answer)
}

async function staticFiles(app: FastifyInstance, webDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    wildcard: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, file) => {
      const hashed = path.dirname(file) === path.join(webDir, 'assets')
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'no-cache')
    },
  })
}
