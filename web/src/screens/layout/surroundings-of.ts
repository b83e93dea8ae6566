import { categoryOf, typeOfId } from '@waybook/contract'

import { typeWords } from '../../parts/entity/type-words.ts'

/** What a page of the campaign stands in: the list above it, where its address says one, and the campaign. */
export function surroundingsOf(path: string, campaign: string): readonly string[] {
  const type = typeOfId(path.slice(1))
  if (type === null) return [campaign]
  const list = categoryOf[type] === 'characters' ? 'The Party' : typeWords[type].plural
  return [list, campaign]
}
