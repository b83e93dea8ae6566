import type { Handler } from '../../operations/handler.ts'

export const getBackups: Handler<'getBackups'> = async ({ backups }) => {
  return { backups: await backups.list() }
}
