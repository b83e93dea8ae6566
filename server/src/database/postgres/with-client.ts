import { Client } from 'pg'

/** Connects to a database outside of any pool, for as long as `use` takes. */
export async function withClient<Result>(url: string, use: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, keepAlive: true })
  // A connection that is lost fails the query that needs it.
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
