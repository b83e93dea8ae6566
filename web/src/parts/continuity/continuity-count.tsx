import { continuity } from '@waybook/messages/continuity'

import { Count } from '#ui/text/count.tsx'

import { useContinuityCount } from './use-continuity-count.ts'

/** For the game master: the number of continuity findings, if any. */
export function ContinuityCount() {
  const findings = useContinuityCount(true) ?? 0
  return findings > 0 ? <Count count={findings} words={continuity.findings({ count: findings })} /> : null
}
