import type { ModulePreloadOptions, Rolldown } from 'vite'

/** The number of pages that must share a module: two, plus the gallery, which uses all parts. */
const SHARED_BY = 3

/** Modules by the beginnings of their paths. A file's name ends with a dot, so that it is no beginning of others. */
const among =
  (...paths: readonly string[]) =>
  (id: string) =>
    paths.some((path) => id.includes(`/web/src/${path}`) || id.includes(`/rules/src/${path}`))

/** Of the component of a route file. */
const page = (name: string) => (id: string) => id.includes(`/src/routes/${name}.tsx?tsr-split=component`)

const frame = page('_campaign')
const often = among(
  'api/use-write.',
  'parts/entity/active-scene.',
  'parts/entity/new-page-button.',
  'parts/entity/set-active-scene.',
  'ui/button/page-link.',
  'ui/page/panel.',
  'ui/picture/plate.',
)
const afterwards = among('api/live/', 'parts/proposals/told-proposals.', 'stores/proposal-drafts.')
const rareUi = among(
  'ui/button/copy-button.',
  'ui/dice/',
  'ui/field/',
  'ui/state/progress-bar.',
  'ui/text/compared-words.',
  'ui/text/version-box.',
  'ui/text/word-differences.',
)

/**
 * Keeps rarely changed code in the browser's cache, and bundles what is loaded together: each file costs a request, and small ones compress badly.
 * A module goes to the first group that takes it, and takes along what it imports; so the order is that in which pages need it.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // Only lists use the virtualiser.
  { name: 'tanstack', test: /node_modules\/@tanstack\/(?!react-virtual|virtual-core)/ },
  // What the entry needs, and so every page, also those for signing in.
  { name: 'start', tags: ['$initial'] },
  // The frame of all pages of the campaign, and what nearly all of them use.
  { name: 'campaign', test: (id) => frame(id) || often(id) },
  // The live connection follows every page, so it must not bring along what only some of them need.
  { name: 'live', test: among('api/live/apply-play.', 'dice/die-letter.', 'notation/throw-result-text.') },
  {
    name: 'cards',
    test: among(
      'character/career.',
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
  },
  { name: 'fields', test: /\/ui\/field\/(?!password|text-area)/, minShareCount: SHARED_BY },
  {
    name: 'entity',
    test: among('parts/entity/', 'parts/image/image-place.', 'parts/notes/notes.'),
    minShareCount: SHARED_BY,
  },
  { name: 'kit', test: (id) => among('ui/')(id) && !rareUi(id), minShareCount: SHARED_BY },
  {
    name: 'play',
    test: among(
      'attack/',
      'character/',
      'check/difficulty-of.',
      'dice/',
      'notation/',
      'parts/dice-result/roll-words.',
      'parts/encounter/use-encounter.',
      'parts/sheet-conditions/condition-words.',
      'pool/',
      'skills/',
      'turn/',
    ),
    minShareCount: SHARED_BY,
  },
  {
    name: 'dice',
    test: among('look/die-', 'look/symbol-', 'look/thrown-', 'odds/', 'ui/dice/'),
    minShareCount: SHARED_BY,
  },
  { name: 'sheet', test: page('_campaign/my-character') },
  {
    name: 'maps',
    test: /\/parts\/map\/|node_modules\/d3-|\/contract\/src\/records\/(fog|token)\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'table',
    test: among(
      'screens/tabletop/announcer.',
      'screens/tabletop/drawing/drawing-state.',
      'screens/tabletop/drawing/scene-drawings.',
      'screens/tabletop/encounter/map/token-marks.',
      'screens/tabletop/layout/scene-layout.',
      'screens/tabletop/map/',
      'screens/tabletop/mood/',
      'screens/tabletop/panel/panel-section.',
      'screens/tabletop/table-',
      'screens/tabletop/token/copy-numbers.',
      'screens/tabletop/token/drawn-',
      'screens/tabletop/token/nameless-',
      'screens/tabletop/token/new-places.',
      'screens/tabletop/token/size-choice.',
      'screens/tabletop/token/token-',
      'screens/tabletop/tool/map-tool.',
      'screens/tabletop/tool/ping-tool.',
      'screens/tabletop/tool/tool',
      'screens/tabletop/tool/use-tool-press.',
      'screens/tabletop/use-scene-table.',
      'table/',
    ),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What every page loads as soon as it is drawn.
  {
    name: 'afterwards',
    test: (id) => afterwards(id) || /\/node_modules\/partysocket\/|\/contract\/src\/live\./.test(id),
    includeDependenciesRecursively: false,
  },
  // Of dialogs, menus and the search: together smaller, and none is loaded before the page has settled.
  { name: 'widgets', test: /node_modules\/@(base-ui|floating-ui)\//, minShareCount: SHARED_BY },
]

/**
 * Functions whose calls may be left out if nobody uses what they return: declarations of schemas and operations, of which pages read constants
 * only. The bundler knows them by their names alone, in every file: nothing else may have these names.
 */
export const pureFunctions = ['z', 'defineRead', 'defineWrite', 'defineKeylessWrite']

/** What code for later need not name among the files that it needs, because every page of the campaign has it already. */
const EVERYWHERE = /^assets\/(react|tanstack|rolldown-runtime|index|campaign)-[^/]*\.js$/

/** The files to load together with a file. Naming them all would make the first page larger. */
export const filesWith: NonNullable<ModulePreloadOptions['resolveDependencies']> = (_file, files, { hostType }) =>
  hostType === 'html' ? files : files.filter((file) => !EVERYWHERE.test(file))
