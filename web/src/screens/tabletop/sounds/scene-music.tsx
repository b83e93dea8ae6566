import { tableSounds } from '@waybook/messages/tableSounds'
import { use } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { TableContext } from '../table-context.ts'
import { useSceneMusic } from './use-sound-writes.ts'

/** Chooses the music of the scene on this page. It begins when players see the scene. */
export function SceneMusicChoice() {
  const table = use(TableContext)
  const { data } = useOperation('getSounds', { campaignId: useMe().campaign.id })
  const { mutate, error } = useSceneMusic()
  if (!table || !data) return null
  if (data.sounds.length === 0) return <p className="text-14 text-ink-2">{tableSounds.nothingYet()}</p>
  const { sceneId } = table
  const chosen = data.sceneMusic.find((one) => one.sceneId === sceneId)?.soundId ?? ''
  const isThere = data.sounds.some(({ id }) => id === chosen)
  return (
    <>
      <SelectField
        label={tableSounds.sceneMusic()}
        value={isThere ? chosen : ''}
        onChange={({ target }) => mutate({ sceneId, soundId: target.value === '' ? null : target.value })}
      >
        <option value="">{tableSounds.none()}</option>
        {data.sounds.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {error ? <ErrorAlert message={error.message} /> : null}
    </>
  )
}
