import type { Token } from '@waybook/contract'

import type { TabletopAction } from '../action.ts'
import { selectToken } from '../table-context.ts'
import { openConditions, openMenu, openSheet } from './opened.ts'

const wordsFor = ([first, ...others]: readonly Token[]) =>
  first && others.length === 0 ? first.name : `${others.length + 1} tokens`

const isSeen = (tokens: readonly Token[]) => tokens.some(({ visible }) => visible)

const areSome = (_table: unknown, tokens: readonly Token[]) => tokens.length > 0

const ofSelected = 'Applies to the selected tokens'

/** Actions on one or several tokens. */
export const tokenActions = {
  openMenu: {
    name: 'Open a token’s menu',
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
    name: 'Open a token in the panel',
    icon: 'more',
    keys: ['Enter'],
    on: 'token',
    when: ({ hasMenu }, tokens) => tokens.length > 0 && !tokens.some(hasMenu),
    run: ({ openInPanel }, { tokens: [token] }) => (token ? openInPanel(token) : undefined),
  },
  step: {
    name: 'Move tokens (Shift moves farther)',
    icon: 'move',
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    on: 'tokens',
    when: ({ mayMove }, tokens) => tokens.length > 0 && tokens.every(mayMove),
    run: ({ step }, { tokens, event }) => (event ? step(tokens, event) : undefined),
  },
  conditions: {
    name: 'Conditions',
    icon: 'sliders',
    menu: 'state',
    line: ofSelected,
    when: ({ hasMenu }, tokens) => tokens.length === 1 && tokens.every(hasMenu),
    run: ({ table }, { tokens: [token] }) => (token ? openConditions(table.state, token.id) : undefined),
  },
  sheet: {
    name: 'Open the sheet',
    icon: 'notes',
    menu: 'character',
    line: ofSelected,
    when: (_table, tokens) => tokens.length === 1,
    run: ({ table }, { tokens: [token] }) => (token ? openSheet(table.state, token.id) : undefined),
  },
  lookThrough: {
    name: 'Look through its eyes',
    icon: 'eye',
    edits: true,
    menu: 'state',
    line: 'Show what a token sees',
    when: ({ hasSight }, tokens) => hasSight && tokens.length === 1,
    run: ({ table: { state } }, { tokens: [token] }) => state.change({ eyes: token ? { tokenId: token.id } : null }),
  },
  hide: {
    name: 'Hide from players',
    icon: 'eye-off',
    edits: true,
    menu: 'selection',
    line: ofSelected,
    when: (_table, tokens) => isSeen(tokens),
    run: ({ change }, { tokens }) => change(tokens, { visible: false }, `${wordsFor(tokens)} hidden from players`),
  },
  show: {
    name: 'Show to players',
    icon: 'eye',
    edits: true,
    menu: 'selection',
    line: ofSelected,
    when: (_table, tokens) => tokens.length > 0 && !isSeen(tokens),
    run: ({ change }, { tokens }) => change(tokens, { visible: true }, `Players see ${wordsFor(tokens)}`),
  },
  duplicate: {
    name: 'Copy',
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
    name: 'Select multiple',
    icon: 'select',
    edits: true,
    menu: 'selection',
    line: 'Each tap adds or removes a token',
    run: ({ table }) => table.state.change({ selectsSeveral: true }),
  },
  remove: {
    name: 'Remove',
    icon: 'close',
    keys: ['Delete'],
    on: 'tokens',
    edits: true,
    menu: 'selection',
    line: ofSelected,
    isDanger: true,
    when: areSome,
    run: ({ remove }, { tokens }) => remove(tokens),
  },
} satisfies Readonly<Record<string, TabletopAction>>
