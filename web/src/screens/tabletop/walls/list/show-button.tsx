import { tableWalls } from '@waybook/messages/tableWalls'

import { useTable } from '#screens/tabletop/table-context.ts'
import { chooseTool } from '#screens/tabletop/tool/map-tool.ts'
import { Icon } from '#ui/text/icon.tsx'

import { changeEdit } from '../change-edit.ts'
import { chooseWalls } from '../wall-edit.ts'

export const row = 'flex items-center gap-x-1 border-b border-line last:border-0'
/** The button of a row that does what the row is for. */
export const rowButton =
  'grid min-h-touch w-0 grow rounded-control px-1 py-1 text-start hover:bg-raised aria-pressed:bg-mark-tint'

/** Selects something on the map with the tool Walls. */
export function ShowButton({
  ids,
  lightId = null,
  name,
}: {
  readonly ids: readonly string[]
  readonly lightId?: string | null
  readonly name: string
}) {
  const { state } = useTable()
  const show = () => {
    chooseTool(state, 'walls')
    chooseWalls({ mode: 'select' })
    changeEdit(state, { selectedIds: new Set(ids), lightId })
  }
  return (
    <button
      type="button"
      aria-label={tableWalls.selectNamed({ name })}
      title={tableWalls.selectOnMap()}
      onClick={show}
      className="icon-button"
    >
      <Icon name="locate" />
    </button>
  )
}
