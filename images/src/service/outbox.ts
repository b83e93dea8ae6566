import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'

import * as z from 'zod'

const ENDING = '.delivery'
const ARRIVING = '.arriving'
const LINE_END = 0x0a
const heads = z.object({
  jobId: z.string(),
  reference: z.string().optional(),
  path: z.string(),
  since: z.number(),
  contentType: z.string(),
})

/** A picture for the server, or the reason for its absence. */
export interface Delivery {
  readonly jobId: string
  /** The server's id for the job, if it sent one. */
  readonly reference: string | undefined
  /** Only path and query. The origin is configured at the time of delivery. */
  readonly path: string
  /** The time of painting, in milliseconds since 1970. */
  readonly since: number
  readonly contentType: string
  readonly body: Uint8Array
}

/** The undelivered pictures, one file each: a line of JSON, then the body. Files are written atomically. */
export interface Outbox {
  put(delivery: Delivery): Promise<void>
  /** `null` if the file does not exist or cannot be read. */
  get(jobId: string): Promise<Delivery | null>
  remove(jobId: string): Promise<void>
  jobs(): Promise<readonly string[]>
}

export async function openOutbox(dir: string): Promise<Outbox> {
  await mkdir(dir, { recursive: true })
  for (const name of await readdir(dir)) if (name.endsWith(ARRIVING)) await rm(path.join(dir, name), { force: true })
  const fileOf = (jobId: string) => path.join(dir, jobId + ENDING)
  return {
    put: async (delivery) => {
      const file = fileOf(delivery.jobId)
      const { body, ...head } = delivery
      const handle = await open(file + ARRIVING, 'wx', 0o600)
      try {
        await handle.writeFile(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]))
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(file + ARRIVING, file)
    },
    get: async (jobId) => {
      try {
        return read(await readFile(fileOf(jobId)))
      } catch {
        return null
      }
    },
    remove: async (jobId) => await rm(fileOf(jobId), { force: true }),
    jobs: async () =>
      (await readdir(dir)).filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -ENDING.length)),
  }
}

function read(content: Buffer): Delivery {
  const end = content.indexOf(LINE_END)
  const { reference, ...head } = heads.parse(JSON.parse(content.subarray(0, end).toString()))
  return { ...head, reference, body: content.subarray(end + 1) }
}
