/** What became of a code; `waitS`: too many were typed. */
export type Typed = 'connected' | 'wrong' | 'out of reach' | { readonly waitS: number }

const MINUTE_S = 60

/** Exchanges the code for a cookie. It is sent to the usual address: this browser is no display yet. */
export async function connectDisplay(code: string): Promise<Typed> {
  const response = await fetch('/api/display', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ code }),
  }).catch(() => null)
  if (response?.ok) return 'connected'
  if (response?.status === 429) return { waitS: Number(response.headers.get('retry-after') ?? MINUTE_S) }
  return response?.status === 401 ? 'wrong' : 'out of reach'
}

/** What is said of a code that did not connect. */
export function wordsOf(typed: Exclude<Typed, 'connected'>): string {
  if (typed === 'wrong') return 'This code does not work. It may be used or older than ten minutes.'
  if (typed === 'out of reach') return 'The server cannot be reached. Type the code again.'
  const minutes = Math.ceil(typed.waitS / MINUTE_S)
  return `Too many codes. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}
