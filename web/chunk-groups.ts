import type { ModulePreloadOptions, Rolldown } from 'vite'

import { anyOf, inWorkspace, messagesOf } from './module-names.ts'
import { isLoadedBy } from './page-chunks.ts'

/** The number of pages that must share a module: two, plus the gallery, which uses all parts. */
const SHARED_BY = 3

const web = inWorkspace('web')
const rules = inWorkspace('rules')
const contract = inWorkspace('contract')

/** The component of a route file. */
const page = (name: string) => web(`routes/${name}.tsx?tsr-split=component`)

const often = web(
  'api/use-write.',
  'parts/entity/active-scene.',
  'parts/entity/new-page-button.',
  'parts/entity/set-active-scene.',
  'parts/entity/use-further-lists.',
  'ui/button/page-link.',
  'ui/page/panel.',
  'ui/picture/plate.',
  'ui/text/rich-message.',
)
const table = anyOf(
  web('screens/tabletop/'),
  rules('table/'),
  ...['tableActions', 'tableTokens', 'tableWords'].map(messagesOf),
)
const afterwards = anyOf(
  web('api/live/', 'parts/proposals/proposal-notices.', 'stores/proposal-drafts.'),
  contract('live.'),
  messagesOf('proposalNews'),
  messagesOf('waiting'),
)
const ofEntity = web('parts/entity/', 'parts/image/image-place.', 'parts/notes/notes.')
/** Brings along a widget that reading pages do not need. */
const picker = web('parts/entity/entity-picker.')
const ui = web('ui/')
const fields = web('ui/field/')
const rareFields = web('ui/field/password', 'ui/field/text-area')
const rareUi = web(
  'ui/button/copy-button.',
  'ui/dice/',
  'ui/field/',
  'ui/page/virtual-rows.',
  'ui/picture/qr-code.',
  'ui/state/progress-bar.',
  // They bring along the skills of the rules.
  'ui/text/condition-name.',
  'ui/text/said-words.',
  'ui/text/skill-names.',
  'ui/text/compared-words.',
  'ui/text/version-box.',
  'ui/text/word-differences.',
)

/** The language of a module of translated messages. */
const translated = (id: string) => /\/messages\/generated\/(?!en\/)([\w-]+)\//.exec(id)?.[1]

/**
 * Keeps rarely changed code in the browser's cache and bundles modules that load together. Each file costs a request, and small files compress badly.
 * A module joins the first group that matches it and brings its imports along, so the groups follow the order in which pages need them.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  // A page in another language waits for all its messages. English is part of the code that shows it.
  {
    name: (id) => translated(id) ?? null,
    test: (id) => translated(id) !== undefined,
    includeDependenciesRecursively: false,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // Only lists use the virtualizer.
  { name: 'tanstack', test: /node_modules\/@tanstack\/(?!react-virtual|virtual-core)/ },
  // Modules that every page needs, including the sign-in pages.
  { name: 'start', tags: ['$initial'] },
  // The layout of all campaign pages, and modules that nearly all of them use.
  { name: 'campaign', test: anyOf(page('_campaign'), often) },
  // Every page loads the live connection, so it must not bring along modules that only some pages need.
  {
    name: 'live',
    test: anyOf(web('api/live/apply-play.'), rules('dice/die-letter.', 'notation/throw-result-text.')),
  },
  {
    name: 'cards',
    test: anyOf(
      rules('character/career.'),
      web(
        'parts/entity/entity-card.',
        'parts/entity/entity-image.',
        'parts/entity/entity-link.',
        'parts/entity/entity-tags.',
        'parts/entity/hidden-mark.',
        'parts/entity/scores.',
        'parts/entity/sheet-choice.',
        'parts/entity/use-entity.',
        'parts/entity/use-skills.',
        'parts/not-found/',
        'parts/sheet-stats/point-meter.',
        'ui/page/breadcrumbs.',
        'ui/page/use-narrow.',
        'ui/state/empty-state.',
        'ui/text/fact-list.',
        'ui/text/rich-text.',
        'ui/text/scroll-by-keyboard.',
      ),
    ),
  },
  { name: 'fields', test: (id) => fields(id) && !rareFields(id), minShareCount: SHARED_BY },
  {
    name: 'entity',
    test: (id) => ofEntity(id) && !picker(id),
    minShareCount: SHARED_BY,
  },
  { name: 'kit', test: (id) => ui(id) && !rareUi(id), minShareCount: SHARED_BY },
  {
    name: 'play',
    test: anyOf(
      rules('attack/', 'character/', 'check/difficulty-of.', 'dice/', 'notation/', 'pool/', 'skills/', 'turn/'),
      web(
        'parts/dice-result/roll-words.',
        'parts/encounter/use-encounter.',
        'parts/sheet-conditions/condition-words.',
        'ui/text/condition-name.',
        'ui/text/said-words.',
      ),
    ),
    minShareCount: SHARED_BY,
  },
  {
    name: 'dice',
    test: anyOf(web('look/die-', 'look/symbol-', 'look/thrown-', 'ui/dice/'), rules('odds/')),
    minShareCount: SHARED_BY,
  },
  { name: 'sheet', test: page('_campaign/my-character') },
  {
    name: 'maps',
    test: anyOf(web('api/use-ordered-write.', 'parts/map/'), contract('records/fog.', 'records/token.'), (id) =>
      id.includes('node_modules/d3-'),
    ),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'table',
    test: (id) => table(id) && isLoadedBy(id, '/vtt.$adventureId'),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Modules that every page loads right after its first render.
  {
    name: 'afterwards',
    test: anyOf(afterwards, (id) => id.includes('/node_modules/partysocket/')),
    includeDependenciesRecursively: false,
  },
  // Used by dialogs, menus and the search. One file compresses better, and no page loads it before it has settled.
  { name: 'widgets', test: /node_modules\/@(base-ui|floating-ui)\//, minShareCount: SHARED_BY },
]

/**
 * Functions whose calls the bundler may drop if their result is unused. They declare schemas and operations, and pages read only constants from those
 * files. The bundler matches by name in every file, so nothing else may have these names.
 */
export const pureFunctions = ['z', 'defineRead', 'defineWrite', 'defineKeylessWrite']

/** Files that a lazy chunk need not preload, because every campaign page has loaded them already. */
const EVERYWHERE = /^assets\/(react|tanstack|rolldown-runtime|index|campaign)-[^/]*\.js$/

/** The files to load together with a chunk. Listing all of them would make the first page larger. */
export const filesWith: NonNullable<ModulePreloadOptions['resolveDependencies']> = (_file, files, { hostType }) =>
  hostType === 'html' ? files : files.filter((file) => !EVERYWHERE.test(file))
