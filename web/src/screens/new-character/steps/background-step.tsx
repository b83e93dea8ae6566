import { NEW_CHARACTER_TEXT_MAX as LONGEST } from '@waybook/contract'

import { useMe } from '#api/session.ts'
import { Segments } from '#ui/field/segments.tsx'
import { TextArea } from '#ui/field/text-area.tsx'

import { useNewCharacter } from '../use-new-character.ts'
import { Group } from './group.tsx'

/** The texts of the page, and who reads it. */
export function BackgroundStep() {
  const { draft, change, gameMaster } = useNewCharacter()
  const isPlayer = useMe().role === 'player'
  const few = isPlayer ? `${capitalized(gameMaster)} and me` : 'The player and me'
  return (
    <div className="grid gap-5">
      <TextArea
        label="Where they come from"
        rows={5}
        maxLength={LONGEST.background}
        value={draft.background}
        onChange={({ target }) => change({ background: target.value })}
      />
      <TextArea
        label="What they want"
        maxLength={LONGEST.motivation}
        value={draft.motivation}
        onChange={({ target }) => change({ motivation: target.value })}
      />
      <TextArea
        label="How they look"
        maxLength={LONGEST.appearance}
        value={draft.appearance}
        onChange={({ target }) => change({ appearance: target.value })}
      />
      <Group title="Who sees it">
        <Segments
          label="Who sees it"
          terse
          options={[
            { value: 'everyone', label: 'Everyone' },
            { value: 'few', label: few },
          ]}
          value={draft.visible ? 'everyone' : 'few'}
          onChange={(value) => change({ visible: value === 'everyone' })}
        />
        <p className="mt-2 text-14 text-ink-2">
          {draft.visible
            ? 'The other players see the page, the picture and the figures.'
            : 'Nobody else sees it. The game master can show it later.'}
        </p>
      </Group>
    </div>
  )
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
