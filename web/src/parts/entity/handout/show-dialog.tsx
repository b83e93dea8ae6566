import { useQueryClient } from '@tanstack/react-query'
import { HANDOUT_TITLE_MAX, type HandoutAudience, type HandoutContent } from '@waybook/contract'
import { handout } from '@waybook/messages/handout'
import { useState } from 'react'

import { useWrite } from '#api/use-write.ts'
import { showNotice } from '#stores/notice.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { PartyChoice } from '../party-choice.tsx'
import { PrintHandout } from './print-handout.tsx'

export interface ShowDialogProps {
  readonly shown: { readonly entityId: string; readonly name: string; readonly what: HandoutContent }
  readonly onClose: () => void
}

const audiences = () =>
  [
    { value: 'everyone', label: handout.everyone() },
    { value: 'some', label: handout.some() },
  ] as const

/** Asks for the title and the audience of a handout. */
export function ShowDialog({ shown: { entityId, name, what }, onClose }: ShowDialogProps) {
  const queries = useQueryClient()
  const [title, setTitle] = useState(name)
  const [choice, setChoice] = useState<'everyone' | 'some'>('everyone')
  const [stays, setStays] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const show = useWrite('showHandout', {
    params: (audience: HandoutAudience) => ({ entityId, what, audience, title: title.trim(), stays }),
    onSuccess: async (_answer, audience) => {
      showNotice({ text: audience === 'everyone' ? handout.playersCanSee() : handout.theyCanSee() })
      onClose()
      await queries.invalidateQueries({ queryKey: ['getHandout'] })
    },
  })
  const isForNobody = choice === 'some' && chosen.length === 0
  const missing = title.trim() === '' ? handout.missingTitle() : isForNobody ? handout.missingAudience() : undefined
  return (
    <Dialog open onClose={onClose} shape="sheet" title={handout.showAsHandout()}>
      <p className="text-ink-2">{what === 'picture' ? handout.pictureSeen() : handout.textSeen()}</p>
      <TextField
        label={handout.title()}
        maxLength={HANDOUT_TITLE_MAX}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Segments label={handout.toWhom()} options={audiences()} value={choice} onChange={setChoice} />
      {choice === 'some' ? <PartyChoice chosen={chosen} onChoose={setChosen} /> : null}
      <Switch label={handout.stays()} checked={stays} onChange={setStays} />
      {show.error ? <ErrorAlert message={show.error.message} /> : null}
      <div className="grid gap-2">
        <Button
          variant="primary"
          className="w-full"
          busy={show.isPending}
          disabledReason={missing}
          onClick={() => show.mutate(choice === 'everyone' ? choice : [...chosen])}
        >
          {handout.show()}
        </Button>
        <PrintHandout shown={{ entityId, what }} title={title.trim() || name} />
        <Button onClick={onClose}>{handout.cancel()}</Button>
      </div>
    </Dialog>
  )
}
