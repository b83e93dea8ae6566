import type { FastifyInstance } from 'fastify'

/** Longer than any answer takes, shorter than a process manager waits before it kills the process. */
const ANSWERS_END_WITHIN_MS = 5000

/** Bounds how long a server that is stopping waits for open requests. One slow upload would otherwise hold it up for minutes. */
export function stopInTime(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const cut = setTimeout(() => app.server.closeAllConnections(), ANSWERS_END_WITHIN_MS)
    app.server.once('close', () => clearTimeout(cut))
    done()
  })
}
