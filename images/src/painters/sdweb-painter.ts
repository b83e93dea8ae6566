import * as z from 'zod'

import type { PaintResult, Painter } from '../service/painter.ts'
import { unreadablePicture, unreachable, failureOf, timedOut } from './failure.ts'
import type { ReceivePicture } from './received-picture.ts'

const WHO = 'The Stable Diffusion web UI'
const EDGE_PX = 1024
const STEPS = { low: 16, medium: 24, high: 32 } as const
const NEGATIVE_PROMPT = 'lettering, text, watermark, signature, frame, blurry, deformed'
const answers = z.object({ images: z.array(z.string()).min(1) })

/** The HTTP API of the Stable Diffusion web UI (started with `--api`). The URL may contain `user:password@`. */
export function sdwebPainter(url: string, receive: ReceivePicture): Painter {
  const address = new URL('sdapi/v1/txt2img', url.endsWith('/') ? url : `${url}/`)
  const headers = { 'content-type': 'application/json', ...credentials(address) }
  return {
    name: 'sdweb',
    paint: async ({ prompt, quality }, signal) => {
      const body = JSON.stringify({
        prompt,
        negative_prompt: NEGATIVE_PROMPT,
        width: EDGE_PX,
        height: EDGE_PX,
        steps: STEPS[quality],
      })
      try {
        const response = await fetch(address, { method: 'POST', redirect: 'error', headers, body, signal })
        return await pictureIn(response, receive)
      } catch (error) {
        if (signal.aborted) return timedOut(WHO)
        if (error instanceof TypeError) return unreachable(WHO)
        throw error
      }
    },
  }
}

/** Moves the user and password from the URL, where `fetch` does not allow them, to a header. */
function credentials(address: URL): { authorization?: string } {
  const { username, password } = address
  if (username === '') return {}
  address.username = ''
  address.password = ''
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}

async function pictureIn(response: Response, receive: ReceivePicture): Promise<PaintResult> {
  const text = await response.text()
  if (!response.ok) return failureOf(WHO, response.status, response.headers, '')
  const answer = answers.safeParse(jsonOf(text))
  const picture = answer.success ? await receive(answer.data.images[0] ?? '') : null
  return picture ? { ok: true, picture } : unreadablePicture(WHO)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
