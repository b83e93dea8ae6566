import type { FastifyInstance } from 'fastify'

/** What is being answered may end until then: longer than any answer takes, shorter than whoever stops us waits before they pull the plug. */
const ANSWERS_END_WITHIN_MS = 5000

/** Bounds how long a server that stops waits for those whom it is answering: one slow upload would otherwise hold it up for minutes. */
export function stopInTime(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const cut = setTimeout(() => app.server.closeAllConnections(), ANSWERS_END_WITHIN_MS)
    app.server.once('close', () => clearTimeout(cut))
    done()
  })
}
