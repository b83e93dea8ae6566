import { readFile } from 'node:fs/promises'
import path from 'node:path'

import fastifyStatic from '@fastify/static'
import { Problem } from '@waybook/contract'
import type { FastifyInstance } from 'fastify'

const YEAR_MS = 31_536_000_000

/** Serves the built web app: files with a hash in their name for ever, the page and what a host may change always fresh, at every address of a screen. */
export async function webFiles(app: FastifyInstance, webDir: string | null): Promise<void> {
  const page = webDir === null ? null : await readFile(path.join(webDir, 'index.html'))
  if (webDir !== null)
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
  app.setNotFoundHandler((request, reply) => {
    const [pathname = '/'] = request.url.split('?')
    // An address with a dot in its last part names a file, one below /api a call: these must not be answered with a page.
    const isScreen = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|pictures)(\/|$)|\.[^/]*$/.test(pathname)
    if (!page || !isScreen) throw new Problem('not-found')
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  })
}
