import type { Token } from '@waybook/contract'
import { tableActions } from '@waybook/messages/tableActions'

import type { TabletopAction } from '../action.ts'
import { selectToken } from '../table-context.ts'
import { openConditions, openMenu, openSheet } from './opened.ts'

const wordsFor = ([first, ...others]: readonly Token[]) =>
  first && others.length === 0 ? first.name : tableActions.tokens({ count: others.length + 1 })

const isSeen = (tokens: readonly Token[]) => tokens.some(({ visible }) => visible)

const areSome = (_table: unknown, tokens: readonly Token[]) => tokens.length > 0

const ofSelected = () => tableActions.ofSelected()

/** Actions on one or several tokens. */
export const tokenActions = {
  openMenu: {
    name: () => tableActions.openMenu(),
    icon: 'more',
    keys: ['Enter', 'ContextMenu', 'Shift+F10'],
    on: 'token',
    when: ({ hasMenu }, tokens) => tokens.some(hasMenu),
    run: ({ table: { state } }, { tokens: [token] }) => {
      if (!token) return
      selectToken(state, token.id)
      openMenu(state, token.id)
    },
  },
  openInPanel: {
    name: () => tableActions.openInPanel(),
    icon: 'more',
    keys: ['Enter'],
    on: 'token',
    when: ({ hasMenu }, tokens) => tokens.length > 0 && !tokens.some(hasMenu),
    run: ({ openInPanel }, { tokens: [token] }) => (token ? openInPanel(token) : undefined),
  },
  step: {
    name: () => tableActions.step(),
    icon: 'move',
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    on: 'tokens',
    when: ({ mayMove }, tokens) => tokens.length > 0 && tokens.every(mayMove),
    run: ({ step }, { tokens, event }) => (event ? step(tokens, event) : undefined),
  },
  conditions: {
    name: () => tableActions.conditions(),
    icon: 'sliders',
    menu: 'state',
    line: ofSelected,
    when: ({ hasMenu }, tokens) => tokens.length === 1 && tokens.every(hasMenu),
    run: ({ table }, { tokens: [token] }) => (token ? openConditions(table.state, token.id) : undefined),
  },
  sheet: {
    name: () => tableActions.sheet(),
    icon: 'notes',
    menu: 'character',
    line: ofSelected,
    when: (_table, tokens) => tokens.length === 1,
    run: ({ table }, { tokens: [token] }) => (token ? openSheet(table.state, token.id) : undefined),
  },
  lookThrough: {
    name: () => tableActions.lookThrough(),
    icon: 'eye',
    edits: true,
    menu: 'state',
    line: () => tableActions.lookThroughLine(),
    when: ({ hasSight }, tokens) => hasSight && tokens.length === 1,
    run: ({ table: { state } }, { tokens: [token] }) => state.change({ eyes: token ? { tokenId: token.id } : null }),
  },
  hide: {
    name: () => tableActions.hide(),
    icon: 'eye-off',
    edits: true,
    menu: 'selection',
    line: ofSelected,
    when: (_table, tokens) => isSeen(tokens),
    run: ({ change }, { tokens }) =>
      change(tokens, { visible: false }, tableActions.hidden({ tokens: wordsFor(tokens) })),
  },
  show: {
    name: () => tableActions.show(),
    icon: 'eye',
    edits: true,
    menu: 'selection',
    line: ofSelected,
    when: (_table, tokens) => tokens.length > 0 && !isSeen(tokens),
    run: ({ change }, { tokens }) =>
      change(tokens, { visible: true }, tableActions.shown({ tokens: wordsFor(tokens) })),
  },
  duplicate: {
    name: () => tableActions.duplicate(),
    icon: 'plus',
    keys: ['Mod+D'],
    on: 'tokens',
    edits: true,
    menu: 'selection',
    line: ofSelected,
    when: areSome,
    run: ({ copies }, { tokens }) => copies.duplicate(tokens),
  },
  selectSeveral: {
    name: () => tableActions.selectSeveral(),
    icon: 'select',
    edits: true,
    menu: 'selection',
    line: () => tableActions.selectSeveralLine(),
    run: ({ table }) => table.state.change({ selectsSeveral: true }),
  },
  remove: {
    name: () => tableActions.remove(),
    icon: 'close',
    keys: ['Delete'],
    on: 'tokens',
    edits: true,
    menu: 'selection',
    line: ofSelected,
    isDanger: true,
    nameForSeveral: (count) => tableActions.removeSeveral({ count }),
    when: areSome,
    run: ({ remove }, { tokens }) => remove(tokens),
  },
} satisfies Readonly<Record<string, TabletopAction>>
