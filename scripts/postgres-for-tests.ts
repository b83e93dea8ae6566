import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'

import { startTestPostgres } from './test-postgres.ts'

/** Opens an address that answers with the URL of this run's PostgreSQL. The first request starts it, so other runs do without. */
export default async function postgresForTests(): Promise<() => Promise<void>> {
  // The parent of the run's temporary folder, which other accounts cannot enter.
  const parent = os.tmpdir()
  let started: ReturnType<typeof startTestPostgres> | null = null
  const door = createServer((_request, response) => {
    started ??= startTestPostgres(parent)
    started.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  process.env['WAYBOOK_TEST_POSTGRES'] = `http://127.0.0.1:${(door.address() as AddressInfo).port}`
  return async () => {
    door.closeAllConnections()
    door.close()
    await started?.then(
      async ({ stop }) => await stop(),
      () => {},
    )
  }
}
