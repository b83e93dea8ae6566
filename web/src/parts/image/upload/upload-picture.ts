import { ONCE_HEADER, UPLOAD_PATH } from '@waybook/contract'

import { sendFile } from '../../../client/send-file.ts'

interface Upload {
  readonly entityId: string
  readonly file: File
  /** By which the server knows a retry. */
  readonly once: string
  readonly credentials: Readonly<Record<string, string>>
  /** Is told which part of the bytes is sent, from 0 to 1. */
  readonly onSent: (share: number) => void
  readonly signal: AbortSignal
}

/** Sends a picture to become the entity's; done once the server has taken it. A refusal is a `Problem` in its words. */
export async function uploadPicture({ entityId, once, credentials, ...sending }: Upload): Promise<void> {
  await sendFile({ ...sending, path: UPLOAD_PATH + entityId, headers: { ...credentials, [ONCE_HEADER]: once } })
}
