import { useQueryClient } from '@tanstack/react-query'
import {
  HANDOUT_TITLE_MAX,
  LIST_LIMIT_MAX,
  PARTY_TAG,
  type HandoutAudience,
  type HandoutContent,
} from '@waybook/contract'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { showNotice } from '#stores/notice.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Plate } from '#ui/picture/plate.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

export interface ShowDialogProps {
  readonly shown: { readonly entityId: string; readonly name: string; readonly what: HandoutContent }
  readonly onClose: () => void
}

const audiences = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'some', label: 'Some of the party' },
] as const

/** Under which title, and to whom, a picture or a text is shown. */
export function ShowDialog({ shown: { entityId, name, what }, onClose }: ShowDialogProps) {
  const queries = useQueryClient()
  const [title, setTitle] = useState(name)
  const [choice, setChoice] = useState<'everyone' | 'some'>('everyone')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const show = useWrite('showHandout', {
    params: (audience: HandoutAudience) => ({ entityId, what, audience, title: title.trim() }),
    onSuccess: async (_answer, audience) => {
      showNotice({ text: audience === 'everyone' ? 'Players see it now' : 'They see it now' })
      onClose()
      await queries.invalidateQueries({ queryKey: ['getHandout'] })
    },
  })
  const isReady = title.trim() !== '' && (choice === 'everyone' || chosen.length > 0)
  return (
    <Dialog open onClose={onClose} shape="sheet" title="Show as handout">
      <p className="text-ink-2">
        {what === 'picture'
          ? 'They get this picture and its title, even of a page that is hidden from them, and nothing else of it.'
          : 'They get this text without the secrets that are not for them, even of a scene that is hidden from them.'}
      </p>
      <TextField
        label="Title"
        maxLength={HANDOUT_TITLE_MAX}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Segments label="To whom" options={audiences} value={choice} onChange={setChoice} />
      {choice === 'some' ? <PartyChoice chosen={chosen} onChoose={setChosen} /> : null}
      {show.error ? <ErrorAlert message={show.error.message} /> : null}
      <div className="grid gap-2">
        <Button
          variant="primary"
          className="w-full"
          busy={show.isPending}
          disabled={!isReady}
          onClick={() => isReady && show.mutate(choice === 'everyone' ? choice : [...chosen])}
        >
          Show
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  )
}

interface PartyChoiceProps {
  readonly chosen: readonly string[]
  readonly onChoose: (ids: readonly string[]) => void
}

function PartyChoice({ chosen, onChoose }: PartyChoiceProps) {
  const query = { type: 'character', tag: PARTY_TAG, includeImages: true, limit: LIST_LIMIT_MAX } as const
  const { data, error, refetch } = useOperation('listEntities', query)
  if (error) return <ErrorAlert message={`Failed to load the party: ${error.message}`} onRetry={() => void refetch()} />
  if (!data) return <Spinner label="Loading the party..." />
  if (data.entities.length === 0) return <p className="text-ink-2">No character is in the party yet.</p>
  const toggle = (id: string) => onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <ul aria-label="The party" className="grid grid-cols-2 gap-1.5">
      {data.entities.map((character) => (
        <li key={character.id}>
          <button
            type="button"
            aria-pressed={chosen.includes(character.id)}
            onClick={() => toggle(character.id)}
            className="leading-tight flex min-h-14 w-full items-center gap-2.5 rounded-control border border-control px-2 text-start hover:bg-raised aria-pressed:border-mark aria-pressed:bg-mark-tint aria-pressed:font-semibold"
          >
            {character.image ? (
              <Plate
                picture={character.image}
                alt=""
                sizes="2.5rem"
                className="size-10 shrink-0 rounded-round! after:hidden"
              />
            ) : null}
            {character.name}
          </button>
        </li>
      ))}
    </ul>
  )
}
