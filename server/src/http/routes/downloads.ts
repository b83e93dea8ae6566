import type { Readable } from 'node:stream'

import { Problem } from '@waybook/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { logAudit } from '#features/audit.ts'
import type { StoreContext } from '#features/request-context.ts'

import { contextOf, identityOf } from '../guard.ts'
import type { AppServices } from '../services.ts'

/** Downloads start from forms. The browser sends only the cookie, and streams a response of any size to disk. */
export const byForm = { config: { access: 'signedIn', cookieOnly: true } } as const

/** Checks that the caller is the game master, and counts the call. */
export function admit(services: AppServices, request: FastifyRequest): StoreContext {
  const context = contextOf(services, request, identityOf(request))
  if (context.viewer.role !== 'gameMaster') throw new Problem('not-allowed')
  services.callLimits.count('backup', { userId: context.viewer.userId, address: request.ip })
  return context
}

/** Records a download in the audit log after the download exists. Closes the download if that fails. */
export async function logDownload(
  { records, viewer }: StoreContext,
  action: 'backupTaken' | 'campaignTaken' | 'sitePublished',
  download?: Readable,
): Promise<void> {
  try {
    await records.transaction({ actor: viewer.userId }, async (write) => {
      logAudit(write, viewer.userId, { action })
    })
  } catch (error) {
    download?.destroy()
    throw error
  }
}

export const today = () => new Date().toISOString().slice(0, 10)

export function attached(reply: FastifyReply, name: string, type: string): FastifyReply {
  return reply.header('content-disposition', `attachment; filename="${name}"`).type(type)
}
