import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'

import { call } from '../../client/call.ts'

/** The knowledge is the campaign's facts, which are always there: the button sees whether they are, and says so. */
export function LoadKnowledge() {
  const [said, setSaid] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const load = async () => {
    setBusy(true)
    setSaid(null)
    try {
      await call('getFactsSchema', {})
      setSaid('The knowledge base is already loaded')
    } catch (error) {
      setSaid(`Failed to load knowledge: ${error instanceof Error ? error.message : 'unknown error'}`)
    }
    setBusy(false)
  }
  return (
    <div className="mt-4 grid justify-items-start gap-2">
      <Button onClick={() => void load()} busy={busy}>
        Load DAM3 Knowledge
      </Button>
      {said === null ? null : <p role="alert">{said}</p>}
    </div>
  )
}
