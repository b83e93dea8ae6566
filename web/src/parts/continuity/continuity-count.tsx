import { Count } from '#ui/text/count.tsx'

import { useContinuityCount } from './use-continuity-count.ts'

/** For the game master: how many continuity findings there are, if any. */
export function ContinuityCount() {
  const findings = useContinuityCount(true) ?? 0
  return findings > 0 ? <Count count={findings} of="continuity findings" /> : null
}
