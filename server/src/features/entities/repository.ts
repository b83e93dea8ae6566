import type { Reveal, VisibilityScope } from '@waybook/contract'

import type { CampaignTables, CampaignTransaction } from '#database/database.ts'

import { readCards } from './cards.ts'
import { countEntities, countLetters, countTags } from './count-tags.ts'
import type {
  CardPage,
  CardRecord,
  CountFilter,
  EntityRecord,
  LetterCount,
  ListFilter,
  ListQuery,
  MentionRecord,
  NameRecord,
  RelationshipRecord,
  TagCounts,
} from './entity-record.ts'
import { listEntities } from './list.ts'
import { readMentions } from './mentions.ts'
import { readNames } from './names.ts'
import { readEntity } from './read-entity.ts'
import { readRelationships } from './relationships.ts'
import { searchEntities, searchNearWords, type Within } from './search.ts'
import { setReveal, setVisibility } from './visibility.ts'
