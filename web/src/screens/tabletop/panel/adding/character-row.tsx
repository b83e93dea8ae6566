import { ADDED_TOKENS_MAX, type EntityCard } from '@waybook/contract'
import { tableAdding } from '@waybook/messages/tableAdding'

import { EntityImage } from '#parts/entity/entity-image.tsx'
import { HiddenMark } from '#parts/entity/hidden-mark.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { Stepper } from '#ui/field/stepper.tsx'

import { type ChosenCharacter } from './choice.ts'
import { dragCharacter } from './dragged-character.ts'

interface CharacterRowProps {
  readonly character: Pick<EntityCard, 'id' | 'name' | 'type' | 'image' | 'visible'>
  /** The number of its tokens on the map. */
  readonly onMap: number
  /** `undefined` if it isn't ticked. */
  readonly chosen: ChosenCharacter | undefined
  readonly onTick: () => void
  readonly onChange: (chosen: ChosenCharacter) => void
  readonly onAdd: () => void
}

/** A character. Its name places one token at once, and its tick marks it for placing several together. It can be dragged to the map. */
export function CharacterRow({ character, onMap, chosen, onTick, onChange, onAdd }: CharacterRowProps) {
  const { name } = character
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is an extra to the buttons
    <li
      draggable
      onDragStart={(event) => dragCharacter(event, character)}
      className="border-b border-line last:border-0"
    >
      <div className="flex items-center">
        <label className="grid size-touch shrink-0 cursor-pointer place-items-center">
          <input
            type="checkbox"
            aria-label={tableAdding.choose({ name })}
            checked={chosen !== undefined}
            onChange={onTick}
            className="size-5 accent-primary"
          />
        </label>
        <button
          type="button"
          onClick={onAdd}
          className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-control px-2 text-start font-semibold -outline-offset-3 hover:bg-raised"
        >
          <EntityImage
            entity={character}
            sizes="2.5rem"
            className="size-10 shrink-0 rounded-round! after:hidden [&_img]:object-[50%_22%]"
          />
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <HiddenMark entity={character} className="text-14 font-normal text-ink-2" />
          {onMap === 0 ? null : (
            <span aria-hidden="true" className="ms-auto text-14 font-normal whitespace-nowrap text-ink-2">
              {tableAdding.hereCount({ count: onMap })}
            </span>
          )}
        </button>
      </div>
      {chosen ? <ChosenNumber name={name} chosen={chosen} onChange={onChange} /> : null}
    </li>
  )
}

interface ChosenNumberProps extends Pick<CharacterRowProps, 'onChange'> {
  readonly name: string
  readonly chosen: ChosenCharacter
}

/** The number of tokens of a ticked character, and for several minions whether they are one group. */
function ChosenNumber({ name, chosen, onChange }: ChosenNumberProps) {
  const { count, kind, asGroup } = chosen
  const step = (by: number) => onChange({ ...chosen, count: count + by })
  return (
    <div className="grid gap-2 ps-11 pb-2">
      <Stepper
        name={tableAdding.howMany({ name })}
        less={{ label: tableAdding.oneFewer(), disabled: count <= 1, onStep: () => step(-1) }}
        more={{ label: tableAdding.oneMore(), disabled: count >= ADDED_TOKENS_MAX, onStep: () => step(1) }}
      >
        <output className="text-18">{count}</output>
      </Stepper>
      {kind === 'minions' && count > 1 ? (
        <Segments
          label={tableAdding.asWhat({ name })}
          terse
          options={[
            { value: 'group', label: tableAdding.oneGroup({ count }) },
            { value: 'singles', label: tableAdding.singles() },
          ]}
          value={asGroup ? 'group' : 'singles'}
          onChange={(value) => onChange({ ...chosen, asGroup: value === 'group' })}
        />
      ) : null}
    </div>
  )
}
