import { request } from 'node:http'

import * as z from 'zod'

import { photos, type Photo } from '../photo.ts'

/** Runs in a separate process, because sending would delay the measuring process. Prints the number of accepted uploads. */
const { origin, cookies, ids } = z
  .object({ origin: z.string(), cookies: z.array(z.string()), ids: z.array(z.string()) })
  .parse(JSON.parse(process.argv[2] ?? ''))

async function send(id: string, { head, rest }: Photo, cookie: string): Promise<number> {
  const length = head.length + rest.length
  const headers = { cookie, origin, 'content-type': 'image/png', 'content-length': length }
  return await new Promise<number>((resolve, reject) => {
    const call = request(`${origin}/api/images/${id}`, { method: 'POST', headers, agent: false }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    call.once('error', reject)
    call.write(head)
    call.end(rest)
  })
}

const all = photos(ids.length)
process.stdout.write('ready\n')
const statuses = await Promise.all(
  all.map(async (photo, index) => await send(ids[index] ?? '', photo, cookies[index % cookies.length] ?? '')),
)
const megabytes = ((all[0]?.rest.length ?? 0) / 1e6).toFixed(1)
process.stdout.write(`${JSON.stringify({ megabytes, taken: statuses.filter((status) => status === 200).length })}\n`)
