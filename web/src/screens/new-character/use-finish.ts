import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { routeOf, UPLOAD_PATH, type ParamsOf } from '@waybook/contract'
import { newCharacter } from '@waybook/messages/newCharacter'

import { call, newIdempotencyKey } from '#api/call.ts'
import { useMe } from '#api/session.ts'
import { upload } from '#api/upload.ts'
import { emptyDraft, removeCharacterDraft, type CharacterDraft } from '#stores/character-draft.ts'
import { showNotice } from '#stores/notice.ts'
import { saveBeforeReload } from '#stores/unsaved-work.ts'
import { messageOf } from '#ui/state/error-alert.tsx'

import { useGear, useNewCharacter } from './use-new-character.ts'

/** What the new character changes: whose it is, the lists, and who still waits for one. */
const CHANGED = ['me', 'listEntities', 'countTags', 'getMembers', 'getCharacterCreation']

/** Makes the character, adds its picture, and opens its sheet or page. */
export function useFinish() {
  const { draft } = useNewCharacter()
  const { items, isLoaded } = useGear()
  const { user, campaign, role } = useMe()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const gear = isLoaded ? Object.fromEntries(items.map(({ card, amount }) => [card.id, amount])) : draft.gear
  const finish = async () => {
    const { id } = await call('createCharacter', paramsOf({ ...draft, gear }, role))
    await removeCharacterDraft(user.id, campaign.id)
    queries.setQueryData(['character-draft', user.id, campaign.id], emptyDraft)
    // The character exists by now, so a missing picture is only news.
    await addPicture(id, draft).catch((error: unknown) => {
      showNotice({ text: newCharacter.pictureMissing({ reason: messageOf(error) }) })
    })
    await Promise.all(CHANGED.map(async (key) => await queries.invalidateQueries({ queryKey: [key] })))
    await navigate({ to: role === 'player' ? '/my-character' : routeOf(id) })
  }
  return useMutation({
    mutationFn: async () => {
      const finished = finish()
      // The account plays a character now, so its page reloads, which must not cut off the picture.
      const unregister = saveBeforeReload(async () => await finished.then(nothingIsLost, nothingIsLost))
      await finished.finally(unregister)
    },
  })
}

/** A character that was refused loses nothing by a reload: its draft is on the device. */
const nothingIsLost = () => true

function paramsOf(draft: CharacterDraft, role: 'gameMaster' | 'player'): ParamsOf<'createCharacter'> {
  const { picture: _picture, paints: _paints, choices, memberId, ...texts } = draft
  return { ...texts, ...choices, ...(role === 'gameMaster' && { memberId }) }
}

async function addPicture(id: string, { picture, paints }: CharacterDraft): Promise<void> {
  if (picture !== null) {
    const { signal } = new AbortController()
    const idempotencyKey = newIdempotencyKey()
    await upload({ path: UPLOAD_PATH + id, file: picture, idempotencyKey, onProgress: () => {}, signal })
  } else if (paints) await call('generateImage', { entityId: id }, { idempotencyKey: newIdempotencyKey() })
}
