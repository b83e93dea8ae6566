import { once } from 'node:events'
import { createServer } from 'node:net'

import * as z from 'zod/mini'

/** For tests: a currently free port. */
export async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  server.close()
  await once(server, 'close')
  return port
}
