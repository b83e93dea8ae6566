import type { FastifyInstance } from 'fastify'

/** Longer than any response takes, but shorter than process managers wait before killing the process. */
const ANSWERS_END_WITHIN_MS = 5000

/** Limits how long a stopping server waits for open requests. Otherwise one slow upload could delay it for minutes. */
export function limitShutdownTime(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const cut = setTimeout(() => app.server.closeAllConnections(), ANSWERS_END_WITHIN_MS)
    app.server.once('close', () => clearTimeout(cut))
    done()
  })
}
