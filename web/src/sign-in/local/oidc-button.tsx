import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'

import { post } from './post.ts'
import { refusalWords } from './refusal-words.ts'

interface OidcButtonProps {
  /** The identity provider's. */
  readonly name: string
  /** Where to go afterwards. */
  readonly to: string
  /** Of the one-time link that somebody came with. */
  readonly token?: string
}

/** Leads to an identity provider, which sends one back here. */
export function OidcButton({ name, to, token }: OidcButtonProps) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const leave = async () => {
    setBusy(true)
    setFault('')
    const outcome = await post('sign-in/oidc', { to, token })
    // It stays busy while the next page loads.
    if (outcome.ok) return location.assign(addressIn(outcome.answer))
    setFault(refusalWords(outcome))
    setBusy(false)
  }
  return (
    <div className="grid gap-2">
      <Button onClick={() => void leave()} busy={busy} busyLabel={`Going to ${name}...`} className="w-full">
        {`Continue with ${name}`}
      </Button>
      <p role="alert" className="text-14 font-semibold text-bad empty:hidden">
        {fault}
      </p>
    </div>
  )
}

function addressIn(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'url' in answer) return String(answer.url)
  throw new Error('The server said no address to go to.')
}
