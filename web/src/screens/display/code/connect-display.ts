import { display } from '@waybook/messages/display'

import { basePath } from '#stores/base-path.ts'

/** The result of trying a code. `waitS`: too many attempts; seconds until the next one. */
export type Typed = 'connected' | 'wrong' | 'out of reach' | { readonly waitS: number }

const MINUTE_S = 60

/** Exchanges the code for a cookie. Uses the regular URL because this browser isn't a display yet. */
export async function connectDisplay(code: string): Promise<Typed> {
  const response = await fetch(`${basePath}/api/display`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ code }),
  }).catch(() => null)
  if (response?.ok) return 'connected'
  if (response?.status === 429) return { waitS: Number(response.headers.get('retry-after') ?? MINUTE_S) }
  return response?.status === 401 ? 'wrong' : 'out of reach'
}

/** The message for a code that didn't connect. */
export function wordsOf(typed: Exclude<Typed, 'connected'>): string {
  if (typed === 'wrong') return display.wrongCode()
  if (typed === 'out of reach') return display.outOfReach()
  return display.tooMany({ minutes: Math.ceil(typed.waitS / MINUTE_S) })
}
