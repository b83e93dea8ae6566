import { tableAdding } from '@waybook/messages/tableAdding'
import { useState, type KeyboardEvent } from 'react'

import { useMe } from '#api/session.ts'
import { useEncounter } from '#parts/encounter/use-encounter.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { useTable } from '#screens/tabletop/table-context.ts'
import { Button } from '#ui/button/button.tsx'
import { useFocusAtFirst } from '#ui/page/use-focus-at-first.ts'
import { Spinner } from '#ui/state/spinner.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { DeleteButton } from '../token-buttons.tsx'
import { AddPartyButton } from './add-party-button.tsx'
import { AdditionLookFields, type AdditionLook } from './addition-look.tsx'
import { CharacterChoice } from './character-choice.tsx'
import { placeWords, type ChosenCharacter } from './choice.ts'
import { usePlaceTokens } from './use-place-tokens.ts'

const QuickNpc = lazyPart<{ readonly onCreated: (characterId: string) => void }>(
  async () => (await import('./quick-npc.tsx')).QuickNpc,
  { inAdvance: false, loading: <Spinner /> },
)

/** The default for new tokens (specification, sections 7 and 9). */
const plainLook: AdditionLook = { size: 'medium', visible: true, joins: true }

/** Adds tokens in the panel. It stays open beside the map, so a whole scene can be set up at once. */
export function AddTokens({ onClose }: { readonly onClose: () => void }) {
  const { isActive } = useTable()
  const mayJoin = Boolean(useEncounter()) && isActive
  const mayCreate = useMe().role === 'gameMaster'
  const heading = useFocusAtFirst<HTMLHeadingElement>()
  const place = usePlaceTokens()
  const [look, setLook] = useState(plainLook)
  const [chosen, setChosen] = useState<readonly ChosenCharacter[]>([])
  const [isNew, setNew] = useState(false)
  const count = chosen.reduce((sum, one) => sum + one.count, 0)
  const placeChosen = async () => {
    if (await place({ ...look, chosen })) setChosen([])
  }
  const addOne = (one: ChosenCharacter) => void place({ ...look, chosen: [one] })
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- keys of the elements in it; the browser positions a `dialog` over the panel
    <div role="dialog" aria-label={tableAdding.title()} onKeyDown={onEscape} className="contents">
      <div className="table-panel-content grid grid-cols-1 content-start gap-4 overscroll-contain p-4">
        <div className="flex min-h-touch flex-wrap items-center justify-between gap-2">
          <h2 ref={heading} tabIndex={-1} className="outline-none">
            {tableAdding.title()}
          </h2>
          <AddPartyButton />
        </div>
        {isNew ? (
          <QuickNpc
            onCreated={(characterId) => {
              setNew(false)
              addOne({ characterId, kind: 'rival', count: 1, asGroup: false })
            }}
          />
        ) : (
          <>
            <p className="text-14 text-ink-2">{tableAdding.hint()}</p>
            <CharacterChoice chosen={chosen} onChange={setChosen} onAdd={addOne} />
            <AdditionLookFields look={look} mayJoin={mayJoin} onChange={setLook} />
            {mayCreate ? (
              <Button onClick={() => setNew(true)}>
                <Icon name="plus" />
                {tableAdding.quickNpc()}
              </Button>
            ) : null}
          </>
        )}
      </div>
      <div className="grid grid-cols-1 gap-2 border-t border-line p-4">
        {count > 0 ? (
          <Button variant="primary" onClick={() => void placeChosen()}>
            {placeWords(count, look.visible)}
          </Button>
        ) : null}
        <div className="flex flex-wrap gap-2 *:flex-1">
          <Button onClick={onClose}>{tableAdding.cancel()}</Button>
          <DeleteButton />
        </div>
      </div>
    </div>
  )
}
