import { LIST_LONG_PAGE, nameFromId } from '@waybook/contract'
import { currentLanguage } from '@waybook/messages'
import { entityParts } from '@waybook/messages/entityParts'

import { useOperation } from '#api/operation-query.ts'
import { RichMessage } from '#ui/text/rich-message.tsx'

import { EntityLink } from './entity-link.tsx'

interface ReadersNoteProps {
  /** The characters whose players can see a page that is hidden from other players. */
  readonly readers: readonly string[]
}

/** Says which characters' players can see a page because its text names them. */
export function ReadersNote({ readers }: ReadersNoteProps) {
  const ids = readers.slice(0, LIST_LONG_PAGE)
  const { data } = useOperation('getEntities', { ids })
  const nameOf = (id: string) => data?.entities.find((one) => one.id === id)?.name ?? nameFromId(id)
  const links = listFormat()
    .formatToParts(ids)
    .map(({ type, value }) => (type === 'element' ? <EntityLink key={value} id={value} name={nameOf(value)} /> : value))
  return (
    <p className="mt-2 text-14 text-ink-2">
      <RichMessage parts={entityParts.readers({ count: ids.length }, { names: () => links })} />
    </p>
  )
}

/** Waybook's English has no comma before the last “and”. */
function listFormat() {
  const language = currentLanguage()
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language)
}
