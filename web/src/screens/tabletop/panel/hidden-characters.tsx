import { useQueryClient } from '@tanstack/react-query'
import type { Token } from '@waybook/contract'
import { tablePanel } from '@waybook/messages/tablePanel'

import { useMe } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'

import { announceOutcome } from '../announcer.tsx'

/** Says that players don't see some of the tokens because their characters are hidden, and shows these characters. */
export function HiddenCharacters({ tokens }: { readonly tokens: readonly Token[] }) {
  const queries = useQueryClient()
  const maySet = useMe().may.includes('setVisibility')
  const { mutateAsync, isPending } = useWrite('setReveal', {
    params: (entityId: string) => ({ entityId, reveal: 'name' as const }),
  })
  const hidden = new Map(
    tokens.flatMap((token) => (token.visible && token.characterHidden ? [[token.characterId, token.name]] : [])),
  )
  if (hidden.size === 0) return null
  const names = [...hidden.values()].join(', ')
  const show = () =>
    void announceOutcome(async () => {
      for (const id of hidden.keys()) await mutateAsync(id)
      const stale = ['getTokens', 'getEntities', 'listEntities']
      await Promise.all(stale.map((key) => queries.invalidateQueries({ queryKey: [key] })))
      return tablePanel.seenByName({ names })
    })
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <p className="text-14 text-ink-2">{tablePanel.hiddenNames({ names, count: hidden.size })}</p>
      {maySet ? (
        <Button size="small" busy={isPending} onClick={show}>
          {tablePanel.showByName({ count: hidden.size })}
        </Button>
      ) : null}
    </div>
  )
}
