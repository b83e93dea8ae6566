import { POSTGRES_URL, startTestPostgres } from './test-postgres.ts'

export default async function postgresForTests(): Promise<() => Promise<void>> {
  const { url, stop } = await startTestPostgres()
  process.env[POSTGRES_URL] = url
  return stop
}
