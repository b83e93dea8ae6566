import { useState } from 'react'

import { useWrite } from '#api/use-write.ts'
import { newPageText, npcRanks, type NpcRank } from '#parts/new-page/page-template.ts'
import { Button } from '#ui/button/button.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useFocusAtFirst } from '#ui/page/use-focus-at-first.ts'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

interface QuickNpcProps {
  readonly onCreated: (characterId: string) => void
}

const ranks = npcRanks.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))

/** Creates an NPC from a name, a line and a rank, with figures by rank. Players don't see the page. */
export function QuickNpc({ onCreated }: QuickNpcProps) {
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const [rank, setRank] = useState<NpcRank>('rival')
  const first = useFocusAtFirst()
  const trimmed = name.trim()
  const { mutate, isPending, error } = useWrite('createEntity', {
    params: () => ({
      type: 'character' as const,
      text: newPageText({
        type: 'character',
        name: trimmed,
        description: description.trim(),
        visible: false,
        rank,
      }),
    }),
    onSuccess: ({ id }) => onCreated(id),
  })
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (trimmed !== '' && !isPending) mutate(undefined)
      }}
    >
      <TextField
        label="Name"
        ref={first}
        autoComplete="off"
        maxLength={200}
        enterKeyHint="next"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label="One-line description"
        autoComplete="off"
        maxLength={300}
        enterKeyHint="done"
        value={description}
        onChange={({ target }) => setDescription(target.value)}
      />
      <Segments label="Rank" options={ranks} value={rank} onChange={setRank} />
      {error ? <ErrorAlert message={error.message} /> : null}
      <Button type="submit" variant="primary" busy={isPending} busyLabel="Creating..." disabled={trimmed === ''}>
        Put on the table
      </Button>
    </form>
  )
}
