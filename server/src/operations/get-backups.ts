import type { Handler } from './handler.ts'

export const getBackups: Handler<'getBackups'> = async ({ backups }) => {
  return { backups: await backups.list() }
}
