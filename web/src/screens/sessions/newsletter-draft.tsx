import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { slugOf } from '@waybook/contract'
import { sessionLog } from '@waybook/messages/sessionLog'
import { useState } from 'react'

import { operationQuery } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { messageOf, StatusLine } from '#ui/state/error-alert.tsx'

/** Opens the newsletter about a session in the editor. Creates it first, hidden from players, if there is none. */
export function NewsletterDraft({ sessionId }: { readonly sessionId: string }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const { mutateAsync, isPending } = useWrite('createEntity', {
    params: (text: string) => ({ type: 'newsletter', text }),
  })
  const draft = async () => {
    setProblem(null)
    try {
      const drafted = await queries.query({ ...operationQuery('draftSession', { sessionId }), staleTime: 0 })
      const id = drafted.newsletter ?? (await mutateAsync(drafted.text)).id
      await navigate({ to: `/newsletters/${slugOf(id)}/edit` })
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  return (
    <div>
      <Button variant="primary" onClick={() => void draft()} busy={isPending} busyLabel={sessionLog.writing()}>
        {sessionLog.draft()}
      </Button>
      <StatusLine>{problem}</StatusLine>
    </div>
  )
}
