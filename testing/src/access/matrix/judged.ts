import { CAMPAIGN_ID } from '../../world/test-server.ts'
import { idsOf, NEVER, OLD } from '../renamed-pages.ts'
import { OWN, TALENT } from '../reveal-campaign.ts'
import { assistantLeaks, assistantsLimited } from './judges/assistants.ts'
import { audiencesFound, audienceWordsMissing, listsThatDiffer } from './judges/audiences.ts'
import { filesServed } from './judges/files.ts'
import {
  gradesCounted,
  gradesFound,
  gradeMarksMissing,
  mentionsRevealed,
  partyRevealed,
  talentsRevealed,
} from './judges/grades.ts'
import type { Judge } from './judges/judge.ts'
import { picturesInSecretsServed, picturesOfPages, picturesRefused, picturesShown } from './judges/pictures.ts'
import { oldAddressesKnown, oldAddressesLost } from './judges/renamed.ts'
import {
  allowedToOthers,
  faults,
  foreignWords,
  linksCounted,
  missingForGameMaster,
  missingInFrames,
  secretsFound,
  viewsThatDiffer,
} from './judges/secrets.ts'
import { hiddenBlocks, linksUnresolved, picturesOfSecrets } from './judges/texts.ts'
import {
  answering,
  filesAnswered,
  gettingAs,
  picturesLost,
  picturesServed,
  saying,
  withoutLines,
  withoutQuestions,
  type Leak,
} from './leak.ts'

interface Judged {
  /** The title of the test, with the rules that it covers. */
  readonly title: string
  readonly judge: Judge
  /** Changes that turn the transcript into one of a product that breaks the rule. */
  readonly leaks: Readonly<Record<string, Leak>>
}

const conflict = () => ({ status: 'conflict' })
const refused = () => ({ status: 'not-found', text: '{"error":"Not found","id":"not-found"}' })

export const judged: readonly Judged[] = [
  {
    title:
      '[ACC-2] [ACC-6] [ACC-240] [ACC-265] [SHARE-2] [SITE-1] [MCP-5] [HOOK-13] no player and no visitor receives a word that is not for them, in any answer, after any write, or live',
    judge: foreignWords,
    leaks: {
      'a search answers with a hidden page': gettingAs('kessa', 'gameMaster', 'searchEntities', { query: 'plumbago' }),
      'a page shows the secret of another audience': gettingAs('odo', 'kessa', 'getEntity', { id: 'items/open' }),
      'a scene shows its walls': gettingAs('kessa', 'gameMaster', 'getSceneWalls', {
        campaignId: CAMPAIGN_ID,
        sceneId: 'scenes/toll-gate',
      }),
      'a list shows another player’s revealed parts': gettingAs('guest', 'sigma', 'getEntity', { id: OWN }),
      'a frame names a hidden character': answering('odo', 'live', null, saying(/^\{/, '{"name":"Zebulon Quarrel",')),
      'a write answers with a secret': answering('kessa', 'addNote', null, saying(/^\{/, '{"hint":"plumbago",')),
      'an address answers with a secret': answering(
        'guest',
        'GET /api/config',
        {},
        saying(/^\{/, '{"hint":"zugzwang",'),
      ),
      'a share shows a secret': answering('guest', 'GET /share/items/open', {}, saying('<h1>', '<h1>plumbago')),
      'a player’s assistant reads a hidden page': gettingAs('kessa', 'gameMaster', 'MCP read_page', {
        id: 'items/quicksilver-bell',
      }),
      'a channel of Discord reads a secret': answering('guest', 'GET /discord/next', {}, saying('**', '**plumbago ')),
      'the site shows a secret': answering('guest', 'GET /site/search-data.js', {}, saying('const', 'plumbago')),
      'a view shows a link to a renamed page': answering(
        'as kessa',
        'getEntity',
        null,
        saying(/^\{/, '{"to":"quodlibet",'),
      ),
    },
  },
  {
    title: '[ACC-2] operations declared for others refuse players',
    judge: allowedToOthers,
    leaks: {
      'a permission is not checked': gettingAs('kessa', 'gameMaster', 'getMembers', {}),
      'the refusal differs': answering('odo', 'getMembers', {}, () => ({ status: 'conflict' })),
    },
  },
  {
    title: '[MCP-5] players’ assistants have no tool of the game master, whose assistant reads every kind of secret',
    judge: assistantsLimited,
    leaks: assistantLeaks,
  },
  {
    title: '[ACC-2] no call fails in an undeclared way',
    judge: faults,
    leaks: {
      'a handler throws': answering('kessa', 'listEntities', {}, () => ({ status: 'fault', text: 'TypeError' })),
    },
  },
  {
    title: '[ACC-4] the game master receives every secret, which proves that these calls reach the secrets',
    judge: missingForGameMaster,
    leaks: { 'no answer has facts, notes or texts': withoutLines('gameMaster', ({ name }) => name !== 'live') },
  },
  {
    title: '[ACC-4] the game master’s live messages name hidden entities, which proves that frames would show them',
    judge: missingInFrames,
    leaks: { 'nothing is sent': withoutLines('gameMaster', ({ name }) => name === 'live') },
  },
  {
    title: '[ACC-2] [ACC-6] a player who searches for a secret finds nothing',
    judge: secretsFound,
    leaks: {
      'a list finds it': gettingAs('kessa', 'gameMaster', 'listEntities', { text: 'vermicular' }),
      'a search finds it': gettingAs('guest', 'gameMaster', 'searchEntities', { query: 'vermicular' }),
    },
  },
  {
    title: '[ACC-6] players can count nothing by the words of a hidden page’s name',
    judge: linksCounted,
    leaks: {
      'tags are counted': gettingAs('kessa', 'gameMaster', 'countTags', { text: 'zebulon' }),
      'pages are counted': gettingAs('kessa', 'gameMaster', 'countEntities', { text: 'zebulon' }),
    },
  },
  {
    title:
      '[ACC-275] a game master who views as a player gets every answer byte for byte as that player, whatever calls came before',
    judge: viewsThatDiffer,
    leaks: {
      'an answer is the game master’s': answering(
        'as kessa',
        'listEntities',
        {},
        saying('"visible":true', '"visible":false'),
      ),
      'an answer is refused': answering('as guest', 'listEntities', {}, refused),
    },
  },
  {
    title: '[ACC-240] operations and addresses give players every word that is for them',
    judge: audienceWordsMissing,
    leaks: {
      'a search finds nothing': withoutLines('odo', ({ name }) => name === 'searchEntities'),
      'addresses show nothing': withoutLines('kessa', ({ name }) => name.startsWith('GET ')),
    },
  },
  {
    title: '[ACC-241] players find and count only by words that are for them',
    judge: audiencesFound,
    leaks: {
      'a list finds by a foreign word': gettingAs('odo', 'kessa', 'listEntities', { text: 'amphigory' }),
      'a misspelled word finds nothing': gettingAs('kessa', 'odo', 'searchEntities', { query: 'amphxigory' }),
    },
  },
  {
    title:
      '[ACC-241] [ACC-266] lists have every page that a player sees, their totals match, and tags are counted for each reader',
    judge: listsThatDiffer,
    leaks: {
      'a total counts hidden pages': answering(
        'odo',
        'listEntities',
        { type: 'event', limit: 200 },
        saying(/"total":\d+/, '"total":99'),
      ),
      'a page is missing': answering(
        'sigma',
        'listEntities',
        { type: 'event', limit: 200 },
        saying('events/open', 'events/none'),
      ),
      'tags count a foreign page': gettingAs('odo', 'kessa', 'countTags', { type: 'event' }),
    },
  },
  {
    title: '[ACC-265] answers give a player everything that is shown of each character',
    judge: gradeMarksMissing,
    leaks: { 'the player receives nothing': withoutLines('guest', () => true) },
  },
  {
    title: '[ACC-266] players find characters only by their visible parts, and nobody outside the party by figures',
    judge: gradesFound,
    leaks: {
      'a list finds by a page that is not shown': gettingAs('guest', 'gameMaster', 'listEntities', {
        type: 'character',
        text: 'paginabravo',
      }),
      'a search finds by figures': gettingAs('kessa', 'gameMaster', 'searchEntities', { query: 'figuragamma' }),
    },
  },
  {
    title: '[ACC-266] tags of characters are counted for viewers who see their pages',
    judge: gradesCounted,
    leaks: { 'tags of all are counted': gettingAs('kessa', 'gameMaster', 'countTags', { type: 'character' }) },
  },
  {
    title: '[ACC-296] party membership is visible only with the page',
    judge: partyRevealed,
    leaks: {
      'the list reveals it': gettingAs('guest', 'gameMaster', 'listEntities', {
        type: 'character',
        party: true,
        limit: 200,
      }),
      'the table reveals it': gettingAs('kessa', 'gameMaster', 'getTokens', {
        campaignId: CAMPAIGN_ID,
        sceneId: 'scenes/toll-gate',
      }),
    },
  },
  {
    title: '[VIS-295] talents are among the figures of a character',
    judge: talentsRevealed,
    leaks: {
      'a page reveals them': gettingAs('kessa', 'sigma', 'getEntity', { id: OWN }),
      'the talent reveals them': gettingAs('guest', 'gameMaster', 'getEntity', { id: TALENT }),
      'facts reveal them': gettingAs('sigma', 'gameMaster', 'rawQuery', { query: '.output character_talent' }),
    },
  },
  {
    title: '[VIS-296] a page linked from figures does not show the mention',
    judge: mentionsRevealed,
    leaks: { 'a mention reveals it': gettingAs('kessa', 'gameMaster', 'getEntity', { id: 'items/rope' }) },
  },
  {
    title:
      '[ACC-3] [ACC-242] [ACC-298] the picture of a page is served to viewers who see the page, and does not exist for others',
    judge: picturesOfPages,
    leaks: {
      'a picture is served to all': picturesServed('odo'),
      'a picture is served to nobody': picturesLost('guest'),
    },
  },
  {
    title: '[ACC-2] [CIM-452] a file that a page links to is served to those whose text links to it',
    judge: filesServed,
    leaks: {
      'a linked file is served to everybody': filesAnswered('kessa', 'ok'),
      'no linked file is served': filesAnswered('kessa', '404'),
    },
  },
  {
    title: '[ACC-3] [PIC-250] players get the pictures that some answer shows them, and no others',
    judge: picturesShown,
    leaks: {
      'a picture is served to all': picturesServed('kessa'),
      'a picture is served to nobody': picturesLost('kessa'),
    },
  },
  {
    title: '[ACC-242] pictures in secrets are served only to readers of the secret',
    judge: picturesInSecretsServed,
    leaks: {
      'a picture is served to all': picturesServed('odo'),
      'a picture is served to nobody': picturesLost('odo'),
    },
  },
  {
    title: '[ACC-242] texts show a reader the pictures in secrets for that reader',
    judge: picturesOfSecrets,
    leaks: {
      'a text shows those of another reader': gettingAs('odo', 'kessa', 'getEntity', { id: 'characters/open' }),
    },
  },
  {
    title: '[ACC-3] the game master gets every picture',
    judge: picturesRefused,
    leaks: { 'pictures are refused': picturesLost('gameMaster') },
  },
  {
    title:
      '[ACC-295] for players the old address of a hidden page never existed, in every operation and at every address',
    judge: oldAddressesKnown,
    leaks: {
      'a refusal differs': answering('kessa', 'getEntity', { id: idsOf(OLD)[0] }, conflict),
      'nobody called with an address that never existed': withoutQuestions(NEVER),
    },
  },
  {
    title: '[ACC-4] the old address leads the game master to the page, which proves that these calls reach it',
    judge: oldAddressesLost,
    leaks: { 'the old address is forgotten': answering('gameMaster', 'getEntity', { id: idsOf(OLD)[0] }, refused) },
  },
  {
    title: '[RTX-254] cards, comments and texts for the game master show players nothing',
    judge: hiddenBlocks,
    leaks: {
      'a text is the game master’s': gettingAs('kessa', 'gameMaster', 'getSceneDetails', { sceneId: 'scenes/planted' }),
    },
  },
  {
    title:
      '[ACC-4] links to a hidden page are resolved for the game master, and players find the pages with these links',
    judge: linksUnresolved,
    leaks: {
      'links are shown as source text': answering(
        'gameMaster',
        'getEntity',
        { id: 'newsletters/planted' },
        saying('Zebulon Quarrel', '[[link]]'),
      ),
    },
  },
]
