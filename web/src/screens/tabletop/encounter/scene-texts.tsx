import { useOperation } from '#api/operation-query.ts'
import { Disclosure } from '#ui/page/panel.tsx'
import { RichText } from '#ui/text/rich-text.tsx'

import { useTable } from '../table-context.ts'

/** The scene's text to read aloud, and its notes. */
export function SceneTexts() {
  const { sceneId } = useTable()
  const { data } = useOperation('getSceneDetails', { sceneId })
  if (!data) return null
  const { boxText, gmNotes } = data.scene
  return (
    <>
      {boxText === '' ? null : (
        <Disclosure title="Read Aloud" className="border-t! border-line!">
          <RichText html={boxText} />
        </Disclosure>
      )}
      {gmNotes === null || gmNotes === '' ? null : (
        <Disclosure title="GM Notes" className="border-t! border-line!">
          <RichText html={gmNotes} />
        </Disclosure>
      )}
    </>
  )
}
