import { entityTypes, operations, type OperationName } from '@waybook/contract'
import type * as z from 'zod/mini'

import { checkSamples } from '../features/checks/secret-checks.ts'
import { encounterSamples } from '../features/encounters/secret-encounter.ts'
import { CAMPAIGN_ID } from '../world/test-server.ts'
import { hidden, secrets, secretTokens, visible } from './secret-campaign.ts'

const ids = [...visible, ...Object.keys(hidden)]
const questions = [...secrets, ...secrets.map((word) => word.slice(0, 5)), 'kessa', 'the', 'everybody', 'someone']

const facts = [
  'entity',
  'relationship',
  'entity_tag',
  'entity_property',
  'entity_description',
  'character_carries',
  'character_talent',
  'in_scene',
  'picture',
  'mentions',
  'dated',
  'scene_exit',
  'equipped',
  'pin',
  'visible_to_players',
  'readers',
  'revealed_in',
]
/** A query for each relation that contains texts or ids. */
export const factQueries = facts.map((relation) => `.output ${relation}`)

const tokensToTry = ['token', ...Object.keys(secretTokens)]

/** Names of new API keys. The answer repeats the name, so it contains no word that a matrix looks for. */
export const KEY_NAMES: readonly string[] = ['A script']

/** Values by parameter, or by operation and parameter. */
export type Samples = Readonly<Record<string, readonly unknown[]>>

/**
 * The values to try for each parameter of any operation. A parameter that is missing here fails the test, so nobody can add one without test
 * values. The caller passes values whose ids are generated.
 */
const samples: Samples = {
  ...checkSamples,
  ...encounterSamples,
  id: ids,
  ids: [ids],
  entityId: ids,
  characterId: ids,
  itemId: ['items/wick-knife', 'items/quicksilver-bell', 'locations/ossuary-vault'],
  sceneId: ['scenes/toll-gate', 'scenes/nightglass-stair', 'items/wick-knife'],
  query: [...questions, ...factQueries],
  text: questions,
  // The answer to a text depends on the words, and hardly on the rest.
  'revokeDisplay.id': ['display'],
  mapId: ['locations/low-tarrow', 'locations/ossuary-vault'],
  pinId: ['zugzwang-pin'],
  at: [{ x: 50, y: 50 }],
  label: ['A pin'],
  readers: [[]],
  place: [0],
  change: [{ label: 'A pin' }],
  'checkText.type': ['character', 'location'],
  'createEntity.type': ['character', 'location'],
  ...Object.fromEntries(['createEntity', 'saveEntity', 'propose'].map((name) => [`${name}.text`, secrets.slice(0, 4)])),
  q: questions,
  name: ['absquatulate', 'maker', 'item_type'],
  'createApiKey.name': KEY_NAMES,
  'createCampaign.name': KEY_NAMES,
  // An unknown skill: the calls add no campaign.
  skills: [['no such skill']],
  force: [false],
  ...Object.fromEntries(['putCampaignAway', 'removeCampaign'].map((name) => [`${name}.id`, ['no-campaign']])),
  away: [true],
  type: entityTypes,
  tag: ['vermicular', 'party-member'],
  sort: ['name', 'alphabet', 'newest'],
  'listEntities.from': ['m', 'zebulon'],
  from: ['1', '240'],
  limit: [1, 100],
  after: ['x'],
  includeImages: [true],
  party: [true, false],
  pictured: [true, false],
  campaignId: [CAMPAIGN_ID],
  tokenId: tokensToTry,
  version: [1],
  baseVersion: [1],
  secret: ['0-zugzwangzugzwang'],
  'addPin.secret': [true],
  'setSecretAudience.field': ['body', 'boxText'],
  'setSecretAudience.audience': ['everyone', ['characters/kessa-vane']],
  draftId: ['draft'],
  to: ['characters/elsewhere'],
  grant: ['moveOwnToken'],
  granted: [false],
  imageId: ['folder'],
  jobId: ['job', 'import-job'],
  removeMost: [true],
  decisions: [{ 'items/wick-knife.md': 'folder' }],
  'getChangedSinceImport.importId': ['none'],
  'planImport.importId': ['none'],
  reading: [{ folders: { items: 'none' }, hidden: false }],
  'importCampaign.title': ['wick.zip'],
  andChanged: ['all', ['items/wick-knife']],
  of: [{ folder: 'items' }, { tag: 'wet' }, { ids: ['items/wick-knife'] }],
  keyId: ['key'],
  role: ['player', 'gameMaster'],
  position: [{ x: 50, y: 50 }],
  size: ['medium'],
  elevation: [3],
  facing: [90],
  'addTokens.positions': [
    [
      { x: 50, y: 50 },
      { x: 60, y: 50 },
    ],
  ],
  'updateTokens.changes': tokensToTry.map((tokenId) => [{ tokenId, size: 'small' }]),
  'copyTokens.tokens': tokensToTry.map((tokenId) => [{ tokenId, position: { x: 50, y: 50 } }]),
  grid: [{ kind: 'square', cell: 5, x: 0, y: 0 }, null],
  bands: [{ engaged: 3, short: 10, medium: 25, long: 50 }, null],
  tokenIds: tokensToTry.map((tokenId) => [tokenId]),
  visible: [true],
  reveal: ['figures'],
  field: ['hitpoints', 'strain'],
  by: [1],
  amount: [1],
  hitpoints: [3],
  strain: [1],
  conditions: [['tired']],
  condition: ['winded'],
  job: [{ title: 'Something' }],
  style: ['sketch'],
  perspective: ['wide'],
  prompt: ['a painting'],
  settings: [{}],
  updates: [{ status: 'running' }],
  pool: [{ ability: 1 }, 'd100'],
  reason: ['to see'],
  salt: ['a salt'],
  skill: ['melee'],
  audience: ['table', 'gameMaster', 'self', 'party'],
  markdown: ['A lamp.'],
  noteId: ['note', 'hidden-note', 'own-note'],
  sessionId: ['session'],
  lineId: ['line'],
  'addSessionLine.text': ['A line.'],
  seen: [1],
  'getLog.from': [0],
  'getLog.until': [4_000_000_000_000],
  'getLog.by': ['test'],
  'getLog.after': [1_000_000],
  proposalId: ['proposal', 'hidden-proposal'],
  'propose.baseVersion': ['another'],
  remark: ['a remark'],
  decision: ['decline', 'accept'],
  answer: ['an answer'],
  file: ['items/wick-knife.md'],
  'decideWaitingFile.decision': ['folder'],
  fingerprint: ['another'],
  before: ['x'],
  rollId: ['roll', 'own-roll', 'hidden-roll'],
  equipped: [true],
  show: [true],
  'giveExperience.characters': [ids],
  entryId: ['given', 'bought'],
  bought: [
    { kind: 'skill', skill: 'melee' },
    { kind: 'other', what: 'a boat' },
  ],
  cost: [0],
  'changeFog.op': ['cover', 'reveal'],
  shape: ['all'],
  points: [[]],
  radius: [3],
  stroke: ['stroke'],
  closed: [true],
  what: ['picture', 'boxText'],
  kind: ['line'],
  'addDrawing.points': [
    [
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ],
  ],
  'updateDrawing.points': [[{ x: 1, y: 2 }]],
  // A line has no text.
  'addDrawing.text': [undefined],
  'updateDrawing.text': ['Another text'],
  'addDrawing.audience': ['everyone', 'gameMaster'],
  'updateDrawing.audience': ['gameMaster'],
  colour: ['red'],
  drawingId: ['drawing', 'secret-drawing'],
  'showHandout.audience': ['everyone', ['characters/kessa-vane']],
  title: ['A title'],
  continuityCheckId: ['unmentioned', 'own-check'],
  findingId: ['finding'],
  accepted: [true],
  on: [false],
  purpose: ['To find what is amiss.'],
  wording: ['{id} is amiss'],
  program: ['.decl answer(id: symbol)\nanswer(id) :- character(id, _).'],
  'getTimeline.to': ['241'],
  'getTimeline.party': [true],
  about: ids,
  order: ['oldest', 'newest'],
  date: ['12 March 241', null],
  hops: [2, 1],
  replaces: ['none'],
  restoreId: ['some'],
  'prepareRestore.name': ['daily-2026-11-20.db'],
  'createCharacter.name': ['Ilka Farrow'],
  'createCharacter.description': ['Counts steps.'],
  archetype: [null, 'archetypes/hidden'],
  career: [null],
  raised: [{ brawn: 1 }],
  'createCharacter.skills': [{ melee: 1 }],
  talents: [{}],
  gear: [{}, { 'items/quicksilver-bell': 1 }],
  appearance: [''],
  background: ['As [[items/wick-knife]] tells.'],
  motivation: [''],
  inParty: [true],
  kinds: [['people'], ['places', 'things']],
  mentions: [true],
}

/** Texts that can be saved. The access matrices try other texts, because saving these would overwrite the secrets that they look for. */
export const savedTexts: Samples = {
  'saveEntity.text': ['---\nname: Written\n---\n\nAs [[items/wick-knife]] tells.\n'],
  'createEntity.text': ['---\nname: Newly written\n---\n'],
  'saveDraft.text': ['---\nname: Half written\n---\n'],
  'saveCampaign.text': ['name: The Written Campaign\n'],
  'restoreRevision.baseVersion': [1, 2, 3, 4],
}

function samplesOf(operation: string, param: string, found: Samples = {}): readonly unknown[] {
  const own = `${operation}.${param}`
  const known = found[own] ?? found[param] ?? samples[own] ?? samples[param]
  if (!known) throw new Error(`Add values to walk.ts for the parameter "${param}" of ${operation}`)
  return known
}

/** The maximum number of parameter combinations, or twice the length of the longest list of samples: some operations have thousands. */
const COMBINATIONS = process.env['LONG'] ? Infinity : 100
/** As many combinations as needed to try every sample once. */
export const EACH_ONCE = 0
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2

interface Tried {
  readonly param: string
  readonly values: readonly unknown[]
}

/** Parameter sets for an operation: combinations of the required parameters' samples, and each optional parameter on its own. */
export function paramsFor(name: OperationName, found: Samples, combinations = COMBINATIONS): object[] {
  const shape = Object.entries<z.ZodMiniType>(operations[name].params.def.shape)
  const triedOf = (some: typeof shape): Tried[] =>
    some.map(([param]) => ({ param, values: samplesOf(name, param, found) }))
  const base = combinationsOf(triedOf(shape.filter(([, schema]) => schema.def.type !== 'optional')), combinations)
  const [first = {}] = base
  const varied = triedOf(shape.filter(([, schema]) => schema.def.type === 'optional')).flatMap(({ param, values }) =>
    values.map((value) => ({ ...first, [param]: value })),
  )
  return [...base, ...varied]
}

/** All combinations, or at most `combinations` of them, with every sample at least twice, or once. */
function combinationsOf(lists: readonly Tried[], combinations: number): object[] {
  const longest = Math.max(1, ...lists.map(({ values }) => values.length))
  const most = Math.max(combinations, combinations === EACH_ONCE ? longest : 2 * longest)
  if (lists.reduce((product, { values }) => product * values.length, 1) > most)
    return Array.from({ length: most }, (_, turn) => mixed(lists, turn, Math.floor(turn / longest)))
  return lists.reduce<object[]>(
    (sets, { param, values }) => sets.flatMap((set) => values.map((value) => ({ ...set, [param]: value }))),
    [{}],
  )
}

/** A combination. Each round uses every sample once, with different others than in the previous round. */
function mixed(lists: readonly Tried[], turn: number, round: number): object {
  return Object.fromEntries(
    lists.map(({ param, values }, place) => {
      const at = turn * stepThrough(values.length, place) + round * place
      return [param, values[at % values.length]]
    }),
  )
}

/** A step that reaches every index of a list of this length; it differs for each parameter. */
function stepThrough(length: number, place: number): number {
  const commonFactor = (one: number, other: number): number => (other === 0 ? one : commonFactor(other, one % other))
  let step = Math.round(length * GOLDEN_RATIO ** place)
  while (commonFactor(step, length) > 1) step += 1
  return step
}

/** Addresses of a REST path: with ids in both spellings, and with each query parameter on its own. */
export function addressesFor(path: string, query: readonly string[], found: Samples = {}): string[] {
  const [names, entityIds] = [samplesOf(path, 'name', found), samplesOf(path, 'id', found)].map((values) =>
    values.map(String),
  )
  const filled = (path.includes('{id}') ? (entityIds ?? []) : ['']).flatMap((id) =>
    (path.includes('{name}') ? (names ?? []) : ['']).flatMap((property) =>
      [id, encodeURIComponent(id)].map((spelling) => path.replace('{id}', spelling).replace('{name}', property)),
    ),
  )
  const asked = query.flatMap((param) =>
    samplesOf(path, param, found).map((value) => `${path}?${param}=${encodeURIComponent(String(value))}`),
  )
  return [...new Set([...(path.includes('{') ? filled : [path]), ...asked])]
}

/** A few parameter sets, spread over all, for calls whose answer must not depend on the parameters. */
export function someOf<Params>(all: readonly Params[], most = 6): Params[] {
  const step = Math.max(1, Math.ceil(all.length / most))
  return all.filter((_, index) => index % step === 0)
}
