import { AskCard } from '#parts/check/ask-card.tsx'
import { foldCheck, openCheck } from '#stores/checks.ts'

import { addressOf, type OpenPart } from './use-open-checks.ts'

/** Asks for the first waiting check. */
export function CallBanner({ asked }: { readonly asked: readonly OpenPart[] }) {
  const [first, ...others] = asked
  if (!first) return null
  const address = addressOf(first)
  return (
    <AskCard
      {...first}
      more={others.length}
      onRoll={() => openCheck(address)}
      onLater={() => asked.forEach((one) => foldCheck(addressOf(one)))}
    />
  )
}
