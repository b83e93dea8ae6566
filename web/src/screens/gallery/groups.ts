import type { ComponentType } from 'react'

import { Buttons } from './specimens/buttons.tsx'
import { Dialogs } from './specimens/dialogs.tsx'
import { Dice } from './specimens/dice.tsx'
import { Entities } from './specimens/entities.tsx'
import { Fields } from './specimens/fields.tsx'
import { Heads } from './specimens/heads.tsx'
import { Links } from './specimens/links.tsx'
import { Panels } from './specimens/panels.tsx'
import { Pictures } from './specimens/pictures.tsx'
import { Prose } from './specimens/prose.tsx'
import { Search } from './specimens/search.tsx'
import { States } from './specimens/states.tsx'
import { Labels } from './specimens/text.tsx'

interface Group {
  readonly id: string
  readonly title: string
  readonly Specimens: ComponentType
}

/** A new group of parts is a file beside these and a line here. */
export const groups: readonly Group[] = [
  { id: 'buttons', title: 'Buttons', Specimens: Buttons },
  { id: 'links', title: 'Links', Specimens: Links },
  { id: 'fields', title: 'Fields', Specimens: Fields },
  { id: 'dialogs', title: 'Dialogs', Specimens: Dialogs },
  { id: 'labels', title: 'Labels and icons', Specimens: Labels },
  { id: 'panels', title: 'Panels and sections', Specimens: Panels },
  { id: 'states', title: 'States', Specimens: States },
  { id: 'pictures', title: 'Pictures and placeholders', Specimens: Pictures },
  { id: 'dice', title: 'Dice', Specimens: Dice },
  { id: 'prose', title: 'Prose', Specimens: Prose },
  { id: 'entities', title: 'Entities', Specimens: Entities },
  { id: 'search', title: 'Search', Specimens: Search },
  { id: 'heads', title: 'Heads and whole pages', Specimens: Heads },
]
