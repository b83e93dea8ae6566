import { rm } from 'node:fs/promises'

/** The journeys' data folder, made by playwright.config.ts, goes when the server has stopped. */
export default async function removeE2eData(): Promise<void> {
  const folder = process.env['E2E_DATA_DIR']
  if (folder) await rm(folder, { recursive: true, force: true })
}
