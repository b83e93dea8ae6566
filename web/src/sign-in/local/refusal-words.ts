import type { Refused } from './post.ts'

const MINUTE_S = 60

export const TOO_MANY = 'Too many tries.'

/** What to say under the form for a refusal that no single field can mend. */
export function refusalWords({ status, text, retryAfterS }: Refused): string {
  if (status !== 429) return text
  return `${TOO_MANY} ${retryAfterS === null ? 'Wait a few minutes, then try again.' : tryAgainIn(retryAfterS)}`
}

export function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE_S)
  return `Try again in ${seconds < MINUTE_S ? counted(seconds, 'second') : counted(minutes, 'minute')}.`
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
