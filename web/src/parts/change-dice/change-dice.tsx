import type { AnswerOf, ChangePayment } from '@waybook/contract'
import { changeDice } from '@waybook/messages/changeDice'
import { dieResults, readAddress } from '@waybook/rules'
import { useRef, useState, type KeyboardEvent } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { purposeOf, useSkills } from '#parts/entity/use-skills.ts'
import { useChangingEffect } from '#stores/changing-dice.ts'
import { Button } from '#ui/button/button.tsx'
import { CloseButton } from '#ui/button/icon-button.tsx'
import { SurfaceFoot } from '#ui/dialog/surface-foot.tsx'
import { DiceBefore } from '#ui/dice/dice-changes.tsx'
import { netOfRoll } from '#ui/dice/net-of-roll.ts'
import { orderWords } from '#ui/dice/throw-words.ts'
import { NetTally } from '#ui/dice/thrown-dice.tsx'
import { isTextInput } from '#ui/page/keys.ts'
import { ErrorAlert, StatusLine } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { Additions, ChosenDice, ReasonField } from './change-form.tsx'
import { ChangeList } from './change-list.tsx'
import { EffectForm } from './effect-form.tsx'
import {
  changesOf,
  fallingKinds,
  nothingChosen,
  oddsOfReroll,
  submitWords,
  withDie,
  type EnteredFaces,
  type Intent,
} from './intent.ts'
import { PaymentField, PhysicalFaces } from './payment-field.tsx'
import { PlaceList } from './place-list.tsx'
import { useChangeDice } from './use-change-dice.ts'

interface ChangeDiceProps {
  readonly rollId: string
  readonly onClose: () => void
}

/** The dice of a roll to change, and all changes so far. */
export function ChangeDice({ rollId, onClose }: ChangeDiceProps) {
  const { data, error, refetch } = useOperation('getRoll', { rollId })
  const key = useChangingEffect()
  const used = key === null ? undefined : data?.effects.find(({ effect }) => effect.key === key)
  return (
    <div data-keeps-roll className="grid grid-cols-[minmax(0,1fr)] gap-2.5 pb-2">
      <div className="flex items-start justify-between gap-2">
        <h2 className="text-30 font-semibold wrap-anywhere">{used ? used.effect.name : changeDice.changeDice()}</h2>
        <CloseButton onClose={onClose} />
      </div>
      {data || error ? null : <Spinner />}
      {error && !data ? <ErrorAlert message={error.message} onRetry={() => void refetch()} /> : null}
      {data && used ? <EffectForm found={data} used={used} onClose={onClose} /> : null}
      {data && !used ? <Changing found={data} onClose={onClose} /> : null}
    </div>
  )
}

type Found = AnswerOf<'getRoll'>

function Changing({ found, onClose }: { readonly found: Found; readonly onClose: () => void }) {
  const { roll, places, changes, change: right, commitment } = found
  const [intent, setIntent] = useState<Intent>(nothingChosen)
  const [reason, setReason] = useState('')
  const [pay, setPay] = useState<ChangePayment | null>(null)
  const [faces, setFaces] = useState<EnteredFaces>({})
  const reasonField = useRef<HTMLInputElement>(null)
  const write = useChangeDice(roll.id)
  const skills = useSkills()
  const net = netOfRoll(roll)
  const chosen = intent.kind === 'dice' ? intent.addresses : []
  const wanted = changesOf(intent, reason, faces)
  const choose = (next: Intent) => {
    setIntent(next)
    setFaces({})
  }
  const isIdle = intent.kind === 'dice' && chosen.length === 0
  const undo = (changeId: string) => write.decide({ name: 'undoDiceChange', params: { rollId: roll.id, changeId } })
  const submit = () => {
    if (wanted.length === 0) return reasonField.current?.focus()
    const paying = pay !== null && found.payments.includes(pay) ? { pay } : {}
    write.change({ changes: wanted, version: roll.changed?.version ?? 0, commitment, ...paying }, () => {
      choose(nothingChosen)
      setReason('')
      setPay(null)
    })
  }
  const press = (event: KeyboardEvent) => {
    const key = keyOf(event)
    const last = changes.findLast((one) => one.undo === 'now')
    if (key === 'undo' && last) undo(last.id)
    else if ((key === 'reroll' || key === 'remove') && chosen.length > 0) {
      choose({ kind: 'dice', op: key, addresses: chosen, face: null })
      reasonField.current?.focus()
    } else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys for the controls inside
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5" onKeyDown={press}>
      <p className="-mt-2.5 text-14 text-ink-2">{verdictWords(found, purposeOf(roll, skills))}</p>
      {roll.changed ? (
        <DiceBefore
          thrown={roll.changed.thrown}
          net={roll.changed.net ?? null}
          isReplaced={(index) => isReplaced(found, index)}
        />
      ) : null}
      <PlaceList
        places={places}
        chosen={chosen}
        disabled={right === 'no'}
        onToggle={(address) => choose(withDie(intent, address))}
      />
      <div aria-live="polite" aria-atomic="true">
        {net ? <NetTally net={net} /> : null}
      </div>
      {right === 'no' ? (
        <p className="text-14 text-ink-2">{changeDice.gameMasterOnly()}</p>
      ) : (
        <form
          className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-control bg-sunk p-3"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <ChosenDice intent={intent} onIntent={choose} places={places} odds={oddsOfReroll(net, places, chosen)} />
          {found.physical ? <PhysicalFaces falling={fallingKinds(intent)} faces={faces} onFaces={setFaces} /> : null}
          {isIdle ? null : <PaymentField payments={found.payments} pay={pay} onPay={setPay} />}
          <ReasonField reason={reason} onReason={setReason} inputRef={reasonField} />
        </form>
      )}
      {right === 'no' ? null : <Additions intent={intent} onIntent={choose} ownOnly={found.ownOnly} />}
      <ChangeList
        changes={changes}
        busy={write.busy}
        onUndo={undo}
        onDecide={(changeId, allow) =>
          write.decide({ name: 'decideDiceChange', params: { rollId: roll.id, changeId, allow } })
        }
      />
      <SurfaceFoot>
        <StatusLine>{write.error?.message ?? null}</StatusLine>
        <div className="grid grid-cols-[1fr_auto] gap-2 py-1">
          {right === 'no' ? (
            <span />
          ) : (
            <Button variant="primary" busy={write.busy} disabled={isIdle} onClick={submit} className="min-h-13">
              {isIdle ? changeDice.chooseFirst() : submitWords(intent, right)}
            </Button>
          )}
          <Button onClick={onClose} className="min-h-13">
            {changeDice.back()}
          </Button>
        </div>
        {right === 'ask' ? <p className="text-14 text-ink-2">{changeDice.gameMasterDecides()}</p> : null}
      </SurfaceFoot>
    </div>
  )
}

/** Such as "Perception: fails → succeeds", or "Initiative: 2nd of 5 in the order". */
function verdictWords({ roll }: Found, purpose: string): string {
  const verdict = (success: number | undefined) => ((success ?? 0) > 0 ? changeDice.succeeds() : changeDice.fails())
  const now = netOfRoll(roll)
  if (!now) return purpose
  if (roll.place !== undefined) return resultOf(purpose, orderWords(roll.place))
  const [before, after] = [verdict((roll.changed ? roll.changed.net : now)?.success), verdict(now.success)]
  const verdicts = before === after ? after : changeDice.beforeAfter({ before, after })
  if (purpose === '') return changeDice.thisRoll({ verdict: verdicts })
  return purpose.endsWith('?') ? changeDice.purposeAsked({ purpose, verdict: verdicts }) : resultOf(purpose, verdicts)
}

const resultOf = (purpose: string, verdict: string) =>
  purpose === '' ? verdict : changeDice.purposeResult({ purpose, verdict })

/** Whether a die of the first throw, by its place in it, shows another face now or was removed. */
function isReplaced({ roll, places }: Found, index: number): boolean {
  const thrown = dieResults(roll.changed?.thrown ?? {})
  const die = thrown[index]
  const at = thrown.slice(0, index).filter((one) => one.die === die?.die).length
  const now = places.find(({ address }) => {
    const place = readAddress(address)
    return place?.die === die?.die && place?.at === at
  })
  return now?.face !== die?.face
}

function keyOf(event: KeyboardEvent): 'undo' | 'reroll' | 'remove' | null {
  if (isTextInput(event.nativeEvent)) return null
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') return 'undo'
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  return event.key.toLowerCase() === 'r' ? 'reroll' : event.key === 'Delete' ? 'remove' : null
}
