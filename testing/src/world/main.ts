import path from 'node:path'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { openTestServer } from './test-server.ts'

/** The origin of the web app's development server, and the port at which that server reaches this one. */
const ORIGIN = 'http://localhost:4870'
const PORT = 4871
const DEMO_DIR = path.resolve(import.meta.dirname, '../../../campaign')

/** For `npm run dev`: the real server in memory with the demo campaign, and links that sign in with one click. */
const { app, signIn, close } = await openTestServer(DEMO_DIR, {
  origins: [ORIGIN],
  extend: (building) => {
    building.get(
      '/test-server/enter',
      async (request: FastifyRequest<{ Querystring: { as?: string } }>, reply: FastifyReply) => {
        const { as } = request.query
        const cookies = await signIn(as ? { role: 'player', characterId: as } : { role: 'gameMaster' })
        return await reply
          .header(
            'set-cookie',
            cookies.split('; ').map((cookie) => `${cookie}; Path=/; HttpOnly; SameSite=Lax`),
          )
          .redirect(`${ORIGIN}/`)
      },
    )
  },
})
await app.listen({ port: PORT, host: '127.0.0.1' })
process.stdout.write(
  `Game master: ${ORIGIN}/test-server/enter\nPlayer: ${ORIGIN}/test-server/enter?as=characters/kessa-vane\n`,
)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    close().catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
  })
