import type { Token } from '@waybook/contract'
import type { KeyboardEvent } from 'react'

import { useMe } from '../../../client/me.ts'
import { useRemoveToken } from './use-remove-token.ts'
import { useStepToken } from './use-step-token.ts'

/** What keys do to a token, on the map and in the list: arrows move it, Delete takes it away. */
export function useTokenKeys(): (token: Token, event: KeyboardEvent) => void {
  const step = useStepToken()
  const remove = useRemoveToken()
  const edits = useMe().may.includes('editTokens')
  return (token, event) => {
    const done = step(token, event)
    const removed = !done && event.key === 'Delete' && edits
    if (removed) remove(token)
    if (!done && !removed) return
    event.preventDefault()
    event.stopPropagation()
  }
}
