import { callPanel } from '@waybook/messages/callPanel'
import { useRef, useState } from 'react'

import { useCheckWrite } from '#api/use-play-write.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { SurfaceWindow } from '#screens/layout/dice/surface-window.tsx'
import { closePlayPanel } from '#stores/checks.ts'
import { Button } from '#ui/button/button.tsx'
import { CloseButton } from '#ui/button/icon-button.tsx'
import { SurfaceFoot } from '#ui/dialog/surface-foot.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'

import { AgainstField } from './against-field.tsx'
import { newDraft, paramsOf, type CallDraft } from './call-draft.ts'
import { DraftStepper, SkillFields } from './draft-fields.tsx'
import { OutNow } from './out-now.tsx'
import { WhoField } from './who-field.tsx'

/** The longest reason that the server accepts. */
const REASON_MAX = 200

/** The game master's panel: calls a check, and lists the open ones. */
export function CallPanel() {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <SurfaceWindow label={callPanel.callCheck()} onClose={closePlayPanel}>
      <div className="flex items-start justify-between gap-2">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-5 pt-1.5 text-26">
          {callPanel.callCheck()}
        </h2>
        <CloseButton onClose={closePlayPanel} className="-mr-1" />
      </div>
      <OutNow />
      <CallForm onCalled={() => heading.current?.scrollIntoView({ block: 'start' })} />
    </SurfaceWindow>
  )
}

function CallForm({ onCalled }: { readonly onCalled: () => void }) {
  const skills = useSkills()
  const [draft, setDraft] = useState<CallDraft>(() => newDraft(skills))
  const { mutate, isPending, pending, error } = useCheckWrite()
  const change = (changed: Partial<CallDraft>) => setDraft({ ...draft, ...changed })
  const count = draft.who.length
  const afterwards = {
    onSuccess: () => {
      setDraft({ ...draft, who: [], reason: '' })
      onCalled()
    },
  }
  const isCalling = isPending && pending?.name === 'callCheck'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 pb-4">
      <SkillFields draft={draft} onChange={change} />
      <WhoField draft={draft} onChange={change} />
      <AgainstField draft={draft} onChange={change} />
      <div className="grid grid-cols-2 gap-2">
        <DraftStepper die="boost" count={draft.boosts} onChange={(boosts) => change({ boosts })} />
        <DraftStepper die="setback" count={draft.setbacks} onChange={(setbacks) => change({ setbacks })} />
      </div>
      <TextArea
        label={callPanel.reason()}
        value={draft.reason}
        maxLength={REASON_MAX}
        rows={2}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <div className="grid gap-x-2 text-14">
        <Switch
          label={callPanel.hideResults()}
          checked={draft.hideResults}
          onChange={(hideResults) => change({ hideResults })}
        />
        <Switch
          label={callPanel.hideDifficulty()}
          checked={draft.hideDifficulty}
          onChange={(hideDifficulty) => change({ hideDifficulty })}
        />
      </div>
      <SurfaceFoot>
        <Button
          variant="primary"
          className="min-h-14 text-18"
          disabled={count === 0}
          busy={isCalling}
          busyLabel={callPanel.calling()}
          onClick={() => mutate({ name: 'callCheck', params: paramsOf(draft) }, afterwards)}
        >
          {count === 0 ? callPanel.chooseWho() : callPanel.callFor({ count })}
        </Button>
        <StatusLine>{error?.message ?? null}</StatusLine>
      </SurfaceFoot>
      <Button
        disabled={count === 0}
        busy={isPending && !isCalling}
        busyLabel={callPanel.calling()}
        onClick={() => mutate({ name: 'callRecovery', params: { characters: [...draft.who] } }, afterwards)}
      >
        {count === 0 ? callPanel.recover() : callPanel.recoverFor({ count })}
      </Button>
    </div>
  )
}
