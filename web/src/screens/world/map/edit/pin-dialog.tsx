import { PIN_LABEL_MAX } from '@waybook/contract'
import { pinDialog } from '@waybook/messages/pinDialog'
import { useState } from 'react'

import { EntityImage } from '#parts/entity/entity-image.tsx'
import { EntityPicker } from '#parts/entity/entity-picker.tsx'
import { PartyChoice } from '#parts/entity/party-choice.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import type { PinDialogProps, PinTargetChoice } from './pin-form.ts'

const audiences = () =>
  [
    { value: 'everyone', label: pinDialog.everyone() },
    { value: 'some', label: pinDialog.some() },
    { value: 'onlyMe', label: pinDialog.onlyMe() },
  ] as const

type Choice = ReturnType<typeof audiences>[number]['value']

/** Edits a pin's target, label and audience. */
export function PinDialog({ title, submit, form, busy, refusal, onSubmit, onClose }: PinDialogProps) {
  const [target, setTarget] = useState(form.target)
  const [label, setLabel] = useState(form.label)
  const [choice, setChoice] = useState<Choice>(form.secret ? 'onlyMe' : form.readers.length > 0 ? 'some' : 'everyone')
  const [readers, setReaders] = useState(form.readers)
  const isReady = (target !== null || label.trim() !== '') && (choice !== 'some' || readers.length > 0)
  const save = () => {
    if (!isReady) return
    void onSubmit({
      target,
      label: label.trim(),
      secret: choice === 'onlyMe',
      readers: choice === 'some' ? readers : [],
    })
  }
  return (
    <Dialog open onClose={onClose} shape="sheet" title={title}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {target ? (
          <ChosenTarget target={target} onRemove={() => setTarget(null)} />
        ) : (
          <EntityPicker label={pinDialog.whatIsHere()} onChoose={setTarget} />
        )}
        <TextField
          label={pinDialog.label()}
          hint={target ? pinDialog.namedAfter(target) : pinDialog.labelAlone()}
          maxLength={PIN_LABEL_MAX}
          autoComplete="off"
          value={label}
          onChange={({ target: field }) => setLabel(field.value)}
        />
        <Segments label={pinDialog.whoSees()} options={audiences()} value={choice} onChange={setChoice} />
        {choice === 'some' ? <PartyChoice chosen={readers} onChoose={setReaders} /> : null}
        {target?.visible === false && choice !== 'onlyMe' ? (
          <p className="text-14 text-ink-2">{pinDialog.hidden(target)}</p>
        ) : null}
        {refusal === null ? null : <ErrorAlert message={refusal} />}
        <div className="grid gap-2">
          <Button type="submit" variant="primary" busy={busy} disabled={!isReady}>
            {submit}
          </Button>
          <Button onClick={onClose}>{pinDialog.cancel()}</Button>
        </div>
      </form>
    </Dialog>
  )
}

function ChosenTarget({ target, onRemove }: { readonly target: PinTargetChoice; readonly onRemove: () => void }) {
  return (
    <div className="grid gap-1">
      <p className="text-14 font-semibold">{pinDialog.whatIsHere()}</p>
      <div className="flex items-center gap-3 rounded-control border border-line py-1.5 ps-2 pe-1.5">
        <EntityImage entity={target} sizes="40px" className="size-10 shrink-0 [--neatline-inset:3px]" />
        <span className="min-w-0 flex-1 truncate font-semibold">{target.name}</span>
        <Button size="small" variant="ghost" onClick={onRemove}>
          {pinDialog.change()}
        </Button>
      </div>
    </div>
  )
}
