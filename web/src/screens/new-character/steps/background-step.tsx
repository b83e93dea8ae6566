import { NEW_CHARACTER_TEXT_MAX as LONGEST } from '@waybook/contract'
import { newCharacter } from '@waybook/messages/newCharacter'

import { useMe } from '#api/session.ts'
import { Segments } from '#ui/field/segments.tsx'
import { TextArea } from '#ui/field/text-area.tsx'

import { useNewCharacter } from '../use-new-character.ts'
import { Group } from './group.tsx'

/** The texts of the page, and who reads it. */
export function BackgroundStep() {
  const { draft, change, gameMaster } = useNewCharacter()
  const isPlayer = useMe().role === 'player'
  const few = isPlayer ? newCharacter.gameMasterAndMe(gameMaster) : newCharacter.playerAndMe()
  return (
    <div className="grid gap-5">
      <TextArea
        label={newCharacter.comesFrom()}
        rows={5}
        maxLength={LONGEST.background}
        value={draft.background}
        onChange={({ target }) => change({ background: target.value })}
      />
      <TextArea
        label={newCharacter.wants()}
        maxLength={LONGEST.motivation}
        value={draft.motivation}
        onChange={({ target }) => change({ motivation: target.value })}
      />
      <TextArea
        label={newCharacter.looks()}
        maxLength={LONGEST.appearance}
        value={draft.appearance}
        onChange={({ target }) => change({ appearance: target.value })}
      />
      <Group title={newCharacter.whoSees()}>
        <Segments
          label={newCharacter.whoSees()}
          terse
          options={[
            { value: 'everyone', label: newCharacter.everyone() },
            { value: 'few', label: few },
          ]}
          value={draft.visible ? 'everyone' : 'few'}
          onChange={(value) => change({ visible: value === 'everyone' })}
        />
        <p className="mt-2 text-14 text-ink-2">
          {draft.visible ? newCharacter.othersSee() : newCharacter.nobodySees()}
        </p>
      </Group>
    </div>
  )
}
