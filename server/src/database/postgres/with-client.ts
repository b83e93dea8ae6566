import { Client } from 'pg'

/** Connects to a database outside of any pool while `use` runs. */
export async function withClient<Result>(url: string, use: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, keepAlive: true })
  // If the connection is lost, the next query fails.
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
